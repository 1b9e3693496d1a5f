import { outgoingLine } from '@cw/domain';
import { formatterFor, type Formatter, type MessageId } from '@cw/i18n';
import type { Mail, MailItem } from './mail.js';
import { mailHtml } from './mail-html.js';
import type { MailParts, MailPartsSection } from './mail-parts.js';
import { mailText } from './mail-text.js';
import { outgoingValues } from '../outgoing-values.js';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

// A line break must not begin another header.
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Nobody is called by an address: where no name is known, or none can be read, the greeting has none. */
function greetingOf({ name, email }: Mail['to'], words: Formatter): string {
  const called = outgoingLine(name);
  return called === '' || name === email
    ? words.text('emails.layout.greeting_nameless')
    : words.text('emails.layout.greeting', { name: called });
}

/** Whoever follows it must not find out only then that it is about every e-mail. */
const wayOutOf = ({ unsubscribe }: Mail): MessageId =>
  unsubscribe?.switch === 'emailNotifications' ? 'emails.layout.unsubscribe_all' : 'emails.layout.unsubscribe';

function itemOf(
  { title, message, values, path }: MailItem,
  { words, publicUrl }: { readonly words: Formatter; readonly publicUrl: string },
): MailPartsSection['items'][number] {
  const outgoing = outgoingValues(values);
  return {
    label: oneLine(words.text(title, outgoing)),
    message: words.text(message, outgoing),
    url: `${publicUrl}${path}`,
  };
}

/**
 * The words of a mail, as text and as HTML. What people typed enters as values: here it loses what would speak in our
 * name, and it is escaped at the sink.
 * `unsubscribeUrl` is the page by which its reader gets no more like it.
 */
export function renderMail(mail: Mail, publicUrl: string, unsubscribeUrl?: string): RenderedMail {
  const words = formatterFor(mail.locale);
  const values = outgoingValues(mail.values);
  const title = oneLine(words.text(mail.subject, values));
  const parts: MailParts = {
    locale: mail.locale,
    title,
    greeting: greetingOf(mail.to, words),
    matter: mail.matter === undefined ? undefined : outgoingLine(mail.matter),
    paragraphs: mail.paragraphs.map((id) => words.text(id, values)),
    sections: (mail.sections ?? []).map(({ heading, items }) => ({
      heading: heading === null ? words.text('emails.layout.other') : outgoingLine(heading),
      items: items.map((item) => itemOf(item, { words, publicUrl })),
    })),
    action: mail.action && { label: words.text(mail.action.label), url: `${publicUrl}${mail.action.path}` },
    reason: words.text(mail.reason),
    unsubscribe: unsubscribeUrl === undefined ? undefined : { label: words.text(wayOutOf(mail)), url: unsubscribeUrl },
  };
  const subject = mail.about === undefined ? title : `${title}: ${outgoingLine(mail.about)}`;
  return { subject, text: mailText(parts), html: mailHtml(parts) };
}
