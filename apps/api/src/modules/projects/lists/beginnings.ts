const wordsOf = (typed: string): string[] => typed.match(/[\p{L}\p{N}]+/gu) ?? [];
/** As fold_accents in the database. */
const folded = (word: string): string =>
  word.toLowerCase().replaceAll(/[áéíóúüñ]/gu, (letter) => letter.normalize('NFD').slice(0, 1));

/** Patterns that a name fits when each word typed begins one of its words; only letters and digits get in. */
export const beginnings = (typed: string): string[] => wordsOf(typed).map((word) => `% ${folded(word)}%`);

/** The longest word as a pattern of the accounts' search column. */
export function longestWord(typed: string): string {
  const [longest = ''] = wordsOf(typed).sort((a, b) => b.length - a.length);
  return `%${folded(longest)}%`;
}

/** What joins words parts them, so that whatever stands between is found by its beginning. `patterns` is bound SQL. */
export const beginsWords = (text: string, patterns: string): string =>
  `(' ' || translate(fold_accents(lower(${text})), '''’.@+-_/,#&', '           ')) LIKE ALL (${patterns}::text[])`;
