/** Lower case, no accents: how wording is compared. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Of several ways to say it, each a regular expression's source over plain text, whole words at its start. */
export const anyOf = (...ways: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.join('|')})`, 'u');
