import { readFile } from 'node:fs/promises';
import type { Locale, MessageId, MessageValues } from '@cw/i18n';
import type { Mail } from '../common/mail/mail.js';

const CATALOGUES = new URL('../../../../libs/i18n/src/catalogues/', import.meta.url);
const AREAS = ['emails', 'desk', 'terms', 'notifications'];

/** What heads a mail: a mail whose subject is not found by this is no mail of ours. */
const SUBJECT = /^(?:(?:emails|desk\.mail|terms\.mail)\.(?:.+\.)?subject|notifications\.event\.\w+\.title)$/;

/** Every text that may stand in an e-mail, in one language. */
export async function mailTexts(locale: Locale): Promise<ReadonlyMap<MessageId, string>> {
  const files = AREAS.map((area) => readFile(new URL(`${locale}/${area}.json`, CATALOGUES), 'utf8'));
  const texts = (await Promise.all(files)).flatMap((file) => Object.entries<string>(JSON.parse(file)));
  return new Map(texts as [MessageId, string][]);
}

/** A word in each of a text's placeholders, and a number where one is counted. */
export function filled(text: string, word: string): MessageValues {
  const places = [...text.matchAll(/\{(\w+)(?:, ?(\w+))?/g)];
  return Object.fromEntries(
    places.map(([, place = '', kind]) => [place, kind === 'plural' || kind === 'number' ? 3 : word]),
  );
}

/** What stands below a subject: everything of the same name that is no button. */
const saidBelow = (subject: MessageId, texts: ReadonlyMap<MessageId, string>): MessageId[] => {
  const kind = subject.slice(0, subject.lastIndexOf('.') + 1);
  return [...texts.keys()].filter((id) => id.startsWith(kind) && id !== subject && !id.endsWith('.action'));
};

/**
 * One mail of every kind, made from the catalogues' list of subjects, so that a kind that is added is one of them. `word`
 * is what people typed wherever a mail has room for it.
 */
export async function everyMail(locale: Locale, word: string): Promise<Mail[]> {
  const texts = await mailTexts(locale);
  return [...texts.keys()]
    .filter((id) => SUBJECT.test(id))
    .map((subject) => {
      const paragraphs = saidBelow(subject, texts);
      const values = [subject, ...paragraphs].map((id) => filled(texts.get(id) ?? '', word));
      return {
        to: { email: 'ana@example.com', name: word },
        locale,
        subject,
        about: word,
        matter: word,
        paragraphs,
        values: Object.assign({}, ...values) as MessageValues,
        sections: [
          { heading: word, items: [{ title: subject, message: subject, values: values[0] ?? {}, path: '/app/x' }] },
        ],
        action: { label: 'emails.layout.open', path: '/app/x' },
        reason: 'emails.reason.account',
      };
    });
}
