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

export const widthOf = (text: string, { face, size }: Style): number =>
  ruler
    .font(FONT_NAMES[face])
    .fontSize(size)
    .widthOfString(text.replaceAll(/[\u200B\u00AD]/g, ''));

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
