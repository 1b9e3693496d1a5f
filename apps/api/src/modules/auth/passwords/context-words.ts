/** What everybody knows who comes here: the product's name, as it is written and as it is heard, and its business. */
export const CONTEXT_WORDS: readonly string[] = [
  'closewright',
  'closewrite',
  'closeright',
  'appraisal',
  'appraiser',
  'closing',
  'escrow',
  'homerepair',
  'tasacion',
  'cierre',
];
