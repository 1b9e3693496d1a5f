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

/** One e-mail as message ids and values; its words are made when it is sent, in the reader's language. */
export interface Mail {
  readonly to: { readonly email: string; readonly name: string };
  /** Where an answer goes; to nobody's address of ours without it. */
  readonly replyTo?: { readonly email: string; readonly name: string };
  readonly locale: Locale;
  readonly subject: MessageId;
  /** What it concerns, as somebody named it: stands behind the subject in a list of mails, where twelve read alike. */
  readonly about?: string;
  /** By what the reader knows it: a line above what is told. */
  readonly matter?: string;
  /** Of which project it tells, so that its words can be taken back from what waits. */
  readonly projectId?: string;
  readonly paragraphs: readonly MessageId[];
  readonly values: MessageValues;
  /** A button; `path` is below PUBLIC_URL and starts with a slash. */
  readonly action?: { readonly label: MessageId; readonly path: string };
  /** Comes after the paragraphs. */
  readonly sections?: readonly MailSection[];
  /** Which switch its reader can turn off by it; what concerns an account's safety has none. */
  readonly unsubscribe?: Unsubscription;
  /** Why the reader gets it, at the end. */
  readonly reason: MessageId;
}
