import { EMPTY_BOX, MARKED_BOX } from '../text/page-text.js';

/** Wingdings and its sisters keep their boxes where Unicode has nothing. */
const MARKED_GLYPHS = /[\u{F051}-\u{F054}\u{F078}\u{F0FB}-\u{F0FE}\u2611\u2612\u2705\u274E]/gu;
const EMPTY_GLYPHS = /[\u{F02A}\u{F030}\u{F06F}-\u{F072}\u{F0A3}\u{F0A8}\u2610]/gu;
const TYPED_MARK = /\[\s?[xX✓✔✗✘]\s?\]|(?<![\p{L}\p{N}])\([xX✓✔✗✘]\)/gu;
const TYPED_EMPTY = /\[\s{0,2}\]|\(\s\)/gu;
const NOT_SEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF\u202A-\u202E\u{E000}-\u{F8FF}]/gu;

/** The characters that people mean: ligatures apart, quotes and blanks plain, boxes as boxes, what has no width gone. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(MARKED_GLYPHS, MARKED_BOX)
    .replaceAll(EMPTY_GLYPHS, EMPTY_BOX)
    .replaceAll(TYPED_MARK, MARKED_BOX)
    .replaceAll(TYPED_EMPTY, EMPTY_BOX)
    .replaceAll(/[‘’‛`´]/gu, "'")
    .replaceAll(/''|[“”„‟]/gu, '"')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000\t\r\n]/gu, ' ')
    .replaceAll(NOT_SEEN, '');
