const WORDS_MAX = 120;

/** The first line of a text, cut where it is long; enough to tell one text from another. */
export function firstWords(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const letters = [...line.trimEnd()];
  if (letters.length <= WORDS_MAX) return letters.join('');
  return `${letters
    .slice(0, WORDS_MAX - 1)
    .join('')
    .trimEnd()}…`;
}
