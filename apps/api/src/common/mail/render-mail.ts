import { formatterFor, type Formatter, type MessageId } from '@cw/i18n';
import type { Mail } from './mail.js';
import { mailHtml } from './mail-html.js';
import type { MailParts } from './mail-parts.js';
import { mailText } from './mail-text.js';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

// A line break in a name or a title must not begin another header.
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Nobody is called by an address: where no name is known, the greeting has none. */
function greetingOf({ name, email }: Mail['to'], words: Formatter): string {
  return name === email
    ? words.text('emails.layout.greeting_nameless')
    : words.text('emails.layout.greeting', { name });
}

/** Whoever follows it must not find out only then that it is about every e-mail. */
const wayOutOf = ({ unsubscribe }: Mail): MessageId =>
  unsubscribe?.switch === 'emailNotifications' ? 'emails.layout.unsubscribe_all' : 'emails.layout.unsubscribe';

/**
 * The words of a mail, as text and as HTML. What people typed enters as values and is escaped at the sink.
 * `unsubscribeUrl` is the page by which its reader gets no more like it.
 */
export function renderMail(mail: Mail, publicUrl: string, unsubscribeUrl?: string): RenderedMail {
  const words = formatterFor(mail.locale);
  const title = oneLine(words.text(mail.subject, mail.values));
  const parts: MailParts = {
    locale: mail.locale,
    title,
    greeting: greetingOf(mail.to, words),
    paragraphs: mail.paragraphs.map((id) => words.text(id, mail.values)),
    sections: (mail.sections ?? []).map(({ heading, items }) => ({
      heading: oneLine(heading ?? words.text('emails.layout.other')),
      items: items.map(({ title, message, values, path }) => ({
        label: oneLine(words.text(title, values)),
        message: words.text(message, values),
        url: `${publicUrl}${path}`,
      })),
    })),
    action: mail.action && { label: words.text(mail.action.label), url: `${publicUrl}${mail.action.path}` },
    reason: words.text(mail.reason),
    unsubscribe: unsubscribeUrl === undefined ? undefined : { label: words.text(wayOutOf(mail)), url: unsubscribeUrl },
  };
  const subject = mail.about === undefined ? title : `${title}: ${oneLine(mail.about)}`;
  return { subject, text: mailText(parts), html: mailHtml(parts) };
}
