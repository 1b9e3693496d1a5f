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

/** By what the reader knows what is told: the house, and what else it is called by. */
export interface MailMatter {
  readonly house: string;
  readonly rest: string;
}

const BETWEEN = ' · ';

/** In one line. */
export const matterWords = ({ house, rest }: MailMatter): string => [house, rest].filter(Boolean).join(BETWEEN);

/** The line taken apart behind the house, where it begins with it. */
export const matterOf = (line: string, house: string): MailMatter =>
  house !== '' && line.startsWith(`${house}${BETWEEN}`)
    ? { house, rest: line.slice(house.length + BETWEEN.length) }
    : { house: line, rest: '' };

/** A mail in its reader's words, before it is text or HTML. */
export interface MailParts {
  readonly locale: string;
  /** What has happened. */
  readonly title: string;
  readonly greeting: string;
  readonly matter: MailMatter | undefined;
  readonly paragraphs: readonly string[];
  readonly sections: readonly MailPartsSection[];
  readonly action: MailLink | undefined;
  readonly aside: MailLink | undefined;
  readonly reason: string;
  /** Where its reader chooses what is told. */
  readonly settings: MailLink | undefined;
  readonly unsubscribe: MailLink | undefined;
  /** How our support is reached. */
  readonly help: string;
  readonly helpPage: MailLink;
  /** Who writes, and from where: what a mail of a business must say. */
  readonly sender: string;
}
