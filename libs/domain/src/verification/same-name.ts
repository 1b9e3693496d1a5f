/** What a company's name may be followed by without being another company. */
const FORMS = new Set([
  ...['llc', 'lc', 'inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'ltd', 'limited'],
  ...['lp', 'llp', 'pllc', 'pc', 'plc', 'the'],
]);
const TRADING_AS = /\b(?:d\s?[./]?\s?b\s?[./]?\s?a\.?|doing business as|t\/a|trading as|aka|a\/k\/a)(?=\s|$)/i;

/** A name without what is written now one way, now another: case, accents, marks, the form of the company. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !FORMS.has(word))
    .join(' ');
}

/** The names in "Tom Brennan DBA Brennan & Sons". */
const namesIn = (text: string): string[] =>
  text
    .split(TRADING_AS)
    .map(plainName)
    .filter((name) => name !== '');

/** Whether a paper that is made out to `onPaper` is made out to one of these names. */
export function isMadeOutTo(onPaper: string, names: readonly (string | null)[]): boolean {
  const known = new Set(names.flatMap((name) => (name === null ? [] : namesIn(name))));
  return namesIn(onPaper).some((name) => known.has(name));
}
