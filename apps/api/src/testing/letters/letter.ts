import type { Locale, MessageId } from '@cw/i18n';
import type { Mail } from '../../common/mail/mail.js';

/** Every text that stands as the subject of an e-mail of its own; what is told of events has those of its titles. */
export type MailSubject = Extract<
  MessageId,
  `emails.${string}.subject` | `desk.mail.${string}.subject` | `terms.mail.subject`
>;

/** An e-mail as its maker makes it of what happened at one house, in the language of its reader. */
export type MakeMail = (locale: Locale) => Mail | Promise<Mail>;

/** One sample of what leaves the product, under a name that its files are called by. */
export interface Letter {
  readonly name: string;
  readonly mail: MakeMail;
}
