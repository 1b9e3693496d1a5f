import type { Locale, MessageId, MessageValues } from '@cw/i18n';

/** A paper that comes with an e-mail; made by the job that sends it, so that it stands in no outbox. */
export interface MailFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** One e-mail as message ids and values; its words are made when it is sent, in the reader's language. */
export interface Mail {
  readonly to: { readonly email: string; readonly name: string };
  readonly locale: Locale;
  readonly subject: MessageId;
  readonly paragraphs: readonly MessageId[];
  readonly values: MessageValues;
  /** A button; `path` is below PUBLIC_URL and starts with a slash. */
  readonly action?: { readonly label: MessageId; readonly path: string };
  /** Why the reader gets it, at the end. */
  readonly reason: MessageId;
}
