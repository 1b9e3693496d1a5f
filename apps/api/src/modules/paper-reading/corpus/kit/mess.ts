import type { MarkStyle } from './marks.js';

/** How the program that wrote the file went about it. None of it can be seen on the paper. */
export interface Mess {
  /** In which order the texts of a page stand in the file. */
  readonly order: 'reading' | 'rows' | 'labels_first' | 'columns' | 'shuffled' | 'bottom_up';
  /** Texts are written whole, word by word, or in bits of words. */
  readonly pieces: 'lines' | 'words' | 'bits';
  readonly mark: MarkStyle;
  /** At the ends of lines. */
  readonly hyphen: 'none' | 'plain' | 'soft';
  readonly zeroWidth: boolean;
  readonly ligatures: boolean;
  readonly quotes: 'straight' | 'curly' | 'doubled';
  /** Bold by writing twice. */
  readonly overprints: boolean;
  readonly sides: 'upright' | 'stacked' | 'none';
  readonly capitals: boolean;
  /** Words that a person who looks at the page does not see. */
  readonly hidden: 'none' | 'white' | 'tiny';
}

export const NO_MESS: Mess = {
  order: 'reading',
  pieces: 'lines',
  mark: 'letter',
  hyphen: 'none',
  zeroWidth: false,
  ligatures: false,
  quotes: 'straight',
  overprints: false,
  sides: 'upright',
  capitals: false,
  hidden: 'none',
};

const QUOTES = {
  straight: (text: string): string => text,
  curly: (text: string): string =>
    text
      .replaceAll("'", '’')
      .replaceAll(/(^|[\s(])"/g, '$1“')
      .replaceAll('"', '”'),
  doubled: (text: string): string => text.replaceAll('"', "''"),
} as const;

/** The characters that the file holds for a text, before they are written. */
export function messedUp(text: string, { quotes, ligatures, zeroWidth }: Mess): string {
  const quoted = QUOTES[quotes](text);
  const joined = ligatures ? quoted.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ') : quoted;
  return zeroWidth ? joined.replaceAll(/ (?=[a-z]{6})/g, ' \u200B') : joined;
}

export const hyphenOf = ({ hyphen }: Mess): '-' | '\u00AD' | undefined =>
  hyphen === 'none' ? undefined : hyphen === 'soft' ? '\u00AD' : '-';
