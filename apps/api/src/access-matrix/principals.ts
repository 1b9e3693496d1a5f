/** Who asks: one column of the matrix each. The letters stand in this order in every row. */
export const PRINCIPALS = {
  a: 'anonymous',
  u: 'seller whose e-mail is unverified',
  x: 'seller who is suspended',
  b: 'buyer',
  s: 'seller',
  g: 'agent',
  t: 'buyer without a project',
  c: 'contractor without a bid',
  d: 'contractor who bids',
  w: 'contractor who is awarded',
  n: 'contractor whose papers are not approved',
  m: 'admin without a second factor',
  M: 'admin with a second factor',
  z: 'seller’s cookie after logout',
} as const;

export type Letter = keyof typeof PRINCIPALS;

const isLetter = (text: string): text is Letter => text in PRINCIPALS;

/** The letters in a text such as 'ubsg'. */
export const lettersOf = (text: string): Letter[] => [...text].filter(isLetter);

export const LETTERS: readonly Letter[] = lettersOf(Object.keys(PRINCIPALS).join(''));

/** Nobody as far as the API is concerned. */
export const NOBODY = lettersOf('axz');
