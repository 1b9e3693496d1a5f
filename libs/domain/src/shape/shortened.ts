import { lengthOf } from './read-text.js';

/** The beginning of a text in at most so many characters; what a reader sees as one letter is in it whole, or not. */
function beginningOf(text: string, max: number): string {
  let kept = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    length += lengthOf(segment);
    if (length > max) break;
    kept += segment;
  }
  return kept;
}

/** A text in at most so many characters: one that is longer is cut, which the ellipsis at its end says. */
export const shortened = (text: string, max: number): string =>
  lengthOf(text) <= max ? text : `${beginningOf(text, max - 1).trimEnd()}…`;

/** As `shortened`, but no word is cut where one ends in the room that there is. */
export function shortenedAtWord(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  const kept = beginningOf(text, max);
  const whole = kept.slice(0, Math.max(kept.lastIndexOf(' '), 0)).replace(/[\s.,;:]+$/u, '');
  return whole === '' ? shortened(text, max) : `${whole}…`;
}
