import { outgoingLine } from '@cw/domain';
import { CONTACT, formatterFor, type Formatter, type MessageId } from '@cw/i18n';
import type { Mail, MailItem } from './mail.js';
import { mailHtml } from './mail-html.js';
import { matterOf, type MailLink, type MailParts, type MailPartsSection } from './mail-parts.js';
import { mailText } from './mail-text.js';
import { supportPageOf } from './support-page.js';
import { capped, houseInSubject, subjectValues } from './subject-line.js';
import { outgoingValues } from '../outgoing-values.js';
import { UNTOLD } from './waited-mail.js';

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

/** Staff have their own; a button leads into the area of whoever presses it. */
const settingsOf = (action: Mail['action']): string =>
  `${action?.path.startsWith('/admin/') === true ? '/admin' : '/app'}/settings?tab=notifications`;

/** What ends every mail, in its reader's language; `supportEmail` is where this house is written to. */
function footOf(
  { locale, reason, unsubscribe, action }: Mail,
  { words, publicUrl, supportEmail }: { words: Formatter; publicUrl: string; supportEmail: string },
): Pick<MailParts, 'reason' | 'settings' | 'help' | 'helpPage' | 'sender'> {
  const { phone, address } = CONTACT;
  const hours = words.text('emails.layout.hours');
  return {
    reason: words.text(reason),
    // Whatever can be turned off by one press is chosen there too.
    settings: unsubscribe && { label: words.text('emails.layout.settings'), url: `${publicUrl}${settingsOf(action)}` },
    help: words.text('emails.layout.help', { email: supportEmail, phone, hours }),
    helpPage: { label: words.text('emails.layout.help_page'), url: `${publicUrl}${supportPageOf(locale)}` },
    sender: words.text('emails.layout.sender', { address }),
  };
}

function itemOf(
  { title, message, values, path }: MailItem,
  { words, publicUrl }: { readonly words: Formatter; readonly publicUrl: string },
): MailPartsSection['items'][number] {
  const outgoing = outgoingValues({ ...UNTOLD, ...values });
  return {
    label: oneLine(words.text(title, outgoing)),
    message: words.text(message, outgoing),
    url: `${publicUrl}${path}`,
  };
}

/** A subject that begins with a house that cannot be named begins as a sentence does all the same. */
const begun = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** What a list of mails shows: what happened, and at which house. No words of strangers stand in it. */
function subjectOf({ subject, values, about = '' }: Mail, words: Formatter): string {
  const told = oneLine(words.text(subject, subjectValues({ ...UNTOLD, ...values }, words.text('emails.layout.house'))));
  const house = houseInSubject(about);
  return capped(begun(outgoingLine(house === '' ? told : `${told}: ${house}`)));
}

/**
 * The words of a mail, as text and as HTML. What people typed enters as values: here it loses what would speak in our
 * name, and it is escaped at the sink.
 * `unsubscribeUrl` is the page by which its reader gets no more like it; `supportEmail`, where they write to us.
 */
export function renderMail(
  mail: Mail,
  publicUrl: string,
  unsubscribeUrl?: string,
  supportEmail: string = CONTACT.email,
): RenderedMail {
  const words = formatterFor(mail.locale);
  const values = outgoingValues({ ...UNTOLD, ...mail.values });
  const title = oneLine(words.text(mail.subject, values));
  const linkOf = ({ label, path }: NonNullable<Mail['action']>): MailLink => ({
    label: words.text(label),
    url: `${publicUrl}${path}`,
  });
  const parts: MailParts = {
    locale: mail.locale,
    title,
    greeting: greetingOf(mail.to, words),
    matter: mail.matter === undefined ? undefined : matterOf(outgoingLine(mail.matter), outgoingLine(mail.about ?? '')),
    paragraphs: mail.paragraphs.map((id) => words.text(id, values)),
    sections: (mail.sections ?? []).map(({ heading, items }) => ({
      heading: heading === null ? words.text('emails.layout.other') : outgoingLine(heading),
      items: items.map((item) => itemOf(item, { words, publicUrl })),
    })),
    action: mail.action && linkOf(mail.action),
    aside: mail.aside && linkOf(mail.aside),
    ...footOf(mail, { words, publicUrl, supportEmail }),
    unsubscribe: unsubscribeUrl === undefined ? undefined : { label: words.text(wayOutOf(mail)), url: unsubscribeUrl },
  };
  return { subject: subjectOf(mail, words), text: mailText(parts), html: mailHtml(parts) };
}
