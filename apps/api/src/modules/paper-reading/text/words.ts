/** Words that every paper of this kind is full of: where they are missing, the letters are not what people see. */
const COMMON = new Set(
  `the of and to in is for was are be as at on or by with this that from not an it which have has no all any been were
  will may property appraisal report value subject date address repair repairs inspection condition page lender
  borrower appraiser home house market sale area site yes none name city state roof room client description location
  insurance policy certificate insured insurer number each limits coverage liability holder general company
  el la de y en los las un una que se del al por con para no es su como o fecha informe propiedad tasación reparación
  reparaciones condición página dirección vivienda casa techo`.split(/\s+/u),
);
const VOWEL = /[aeiouyáéíóúü]/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

export const countWords = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;

/** Whether these are words of a language: some of the commonest among them, and vowels where words have them. */
export function isReadable(text: string): boolean {
  const words = wordsOf(text);
  const letters = words.join('').length;
  if (words.length < 20) return letters > 0 || text.trim() === '';
  const visible = text.replaceAll(/[\s._\d…-]/gu, '').length;
  const common = words.filter((word) => COMMON.has(word)).length / words.length;
  const spoken = words.filter((word) => word.length < 3 || VOWEL.test(word)).length / words.length;
  return letters / visible > 0.45 && common > 0.04 && spoken > 0.7;
}
