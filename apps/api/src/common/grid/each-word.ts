/** Binds a value, and answers its place in the statement. */
type Bind = (value: unknown) => string;

const PHONE_LIKE = /^\+?[\d\s().-]{3,}$/;

/** What is searched for, as a LIKE pattern that finds it anywhere. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The words typed, each as a pattern that finds it anywhere. Composed: a letter with its accent is one sign here. */
export const wordPatterns = (q: string): readonly string[] =>
  q
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map(containing);

/** As `wordPatterns`; a phone number is one word, by its digits, however it was typed. */
export const personPatterns = (q: string): readonly string[] =>
  PHONE_LIKE.test(q) && /\d/u.test(q) ? [containing(q.replaceAll(/\D/g, ''))] : wordPatterns(q);

/**
 * What all of staff's searches mean by "found": each pattern is somewhere in what the column says, in any order and with or
 * without accents. An index on `fold_accents(column)` answers it.
 */
export const foundIn = (column: string, patterns: readonly string[], bind: Bind): string =>
  patterns.length === 0
    ? 'true'
    : patterns.map((pattern) => `fold_accents(${column}) LIKE fold_accents(${bind(pattern)})`).join(' AND ');
