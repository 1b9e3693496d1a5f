/** A link with the words that it is pressed by. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** What is told of one matter. */
export interface MailPartsSection {
  readonly heading: string;
  readonly items: readonly (MailLink & { readonly message: string })[];
}

/** A mail in its reader's words, before it is text or HTML. */
export interface MailParts {
  readonly locale: string;
  /** What has happened. */
  readonly title: string;
  readonly greeting: string;
  /** By what the reader knows what is told. */
  readonly matter: string | undefined;
  readonly paragraphs: readonly string[];
  readonly sections: readonly MailPartsSection[];
  readonly action: MailLink | undefined;
  readonly reason: string;
  readonly unsubscribe: MailLink | undefined;
}
