import PDFDocument from 'pdfkit';
import type { Face, Style } from './sheet.js';

export const FONT_NAMES: Readonly<Record<Face, string>> = {
  sans: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  mono: 'Courier',
};

const ruler = new PDFDocument({ autoFirstPage: false });
const MEASURED_AT = 100;
const WIDTHS = new Map<string, number>();
const NO_WIDTH = new Set(['\u200B', '\u00AD']);

/** Of one character, as a share of the size. */
function shareOf(char: string, face: Face): number {
  const key = `${face}${char}`;
  const known = WIDTHS.get(key);
  if (known !== undefined) return known;
  const share = NO_WIDTH.has(char)
    ? 0
    : ruler.font(FONT_NAMES[face]).fontSize(MEASURED_AT).widthOfString(char) / MEASURED_AT;
  WIDTHS.set(key, share);
  return share;
}

export function widthOf(text: string, { face, size }: Style): number {
  let share = 0;
  for (const char of text) share += shareOf(char, face);
  return share * size;
}

export interface Breaks {
  readonly width: number;
  /** Where a long word may be broken with this character at the end of a line. */
  readonly hyphen?: '-' | '\u00AD' | undefined;
}

const LONG_WORD = /^[a-záéíóúñ]{9,}$/;

/** The head of a long word that still fits, with its hyphen; null when none does. */
function headThatFits(line: string, word: string, { style, breaks }: { style: Style; breaks: Breaks }): string | null {
  if (breaks.hyphen === undefined || !LONG_WORD.test(word)) return null;
  for (let end = word.length - 4; end >= 4; end -= 1) {
    const head = `${word.slice(0, end)}-`;
    if (widthOf(`${line} ${head}`, style) <= breaks.width) return word.slice(0, end);
  }
  return null;
}

/** The lines of a paragraph. */
export function wrap(text: string, style: Style, breaks: Breaks): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer, style) <= breaks.width) {
      line = longer;
      continue;
    }
    const head = headThatFits(line, word, { style, breaks });
    lines.push(head === null ? line : `${line} ${head}${breaks.hyphen}`);
    line = head === null ? word : word.slice(head.length);
  }
  if (line !== '') lines.push(line);
  return lines;
}
