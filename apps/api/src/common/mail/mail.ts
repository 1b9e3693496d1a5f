import type { Locale, MessageId, MessageValues } from '@cw/i18n';
import type { Unsubscription } from './unsubscribe-tokens.js';

/** A paper that comes with an e-mail; made by the job that sends it, so that it stands in no outbox. */
export interface MailFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** One of several things that an e-mail tells. */
export interface MailItem {
  readonly title: MessageId;
  readonly message: MessageId;
  readonly values: MessageValues;
  /** Of which project it tells, where that is not its section's: a section may be of several of one house. */
  readonly projectId?: string;
  /** Where it leads; below PUBLIC_URL, with a slash at its start. */
  readonly path: string;
}

/** What an e-mail tells of one matter. */
export interface MailSection {
  /** As somebody named the matter; null where it has no name. */
  readonly heading: string | null;
  /** Of which project it tells; absent where it is none's. */
  readonly projectId?: string;
  readonly items: readonly MailItem[];
}

/** What several mails are about: a mail program shows those of one matter together. */
export interface MailThread {
  readonly kind: 'project' | 'request' | 'invoice' | 'support';
  /** By what the matter is known to us; it leaves the product only as a hash. */
  readonly id: string;
}

/** One e-mail as message ids and values; its words are made when it is sent, in the reader's language. */
export interface Mail {
  readonly to: { readonly email: string; readonly name: string };
  /** Who wrote what we only carry: an answer goes to them. Without it, to our support. */
  readonly replyTo?: { readonly email: string; readonly name: string };
  readonly locale: Locale;
  readonly subject: MessageId;
  /** The house that it concerns: behind the subject in a list of mails, where twelve read alike. What is no address is not. */
  readonly about?: string;
  /** By what the reader knows it: a line above what is told. */
  readonly matter?: string;
  /** Of which project it tells, so that its words can be taken back from what waits. */
  readonly projectId?: string;
  /** With which others it stands together; what is about an account and its safety stands for itself. */
  readonly thread?: MailThread;
  readonly paragraphs: readonly MessageId[];
  readonly values: MessageValues;
  /** A button; `path` is below PUBLIC_URL and starts with a slash. */
  readonly action?: { readonly label: MessageId; readonly path: string };
  /** A plain link under the button, for whoever the mail is not meant for. */
  readonly aside?: { readonly label: MessageId; readonly path: string };
  /** Comes after the paragraphs. */
  readonly sections?: readonly MailSection[];
  /** Which switch its reader can turn off by it; what concerns an account's safety has none. */
  readonly unsubscribe?: Unsubscription;
  /** Why the reader gets it, at the end. */
  readonly reason: MessageId;
}
