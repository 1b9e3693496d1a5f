import { FONT_NAMES } from './measure.js';
import { FACES, type Face } from './sheet.js';

/** Characters that WinAnsi has no place for, in the font's own. */
const OWN: ReadonlyMap<string, readonly [code: number, glyph: string]> = new Map([
  ['ﬁ', [1, 'fi']],
  ['ﬂ', [2, 'fl']],
  ['\u00AD', [3, 'hyphen']],
  ['\u200B', [4, 'nothing']],
]);
const WIN_ANSI: ReadonlyMap<string, number> = new Map([
  ['–', 150],
  ['—', 151],
  ['‘', 145],
  ['’', 146],
  ['“', 147],
  ['”', 148],
  ['•', 149],
  ['…', 133],
]);
export const MARKS = ['✘', '\uF052', '\uF0A3', '☒', '☐', '■', '□', '×', '✓'] as const;

const hex = (code: number, digits: number): string => code.toString(16).toUpperCase().padStart(digits, '0');

/** The codes of a text, as a string of a content stream. */
export const codesOf = (text: string): string =>
  `<${[...text].map((char) => hex(OWN.get(char)?.[0] ?? WIN_ANSI.get(char) ?? (char.codePointAt(0) ?? 32) & 0xff, 2)).join('')}>`;

export const codeOfMark = (mark: string): string => `<${hex(MARKS.findIndex((one) => one === mark) + 1, 2)}>`;

const unicodeMap = (pairs: readonly (readonly [code: number, char: string])[]): string =>
  [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Codes def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...pairs.flatMap(([code, char]) => [
      '1 beginbfchar',
      `<${hex(code, 2)}> <${hex(char.codePointAt(0) ?? 0, 4)}>`,
      'endbfchar',
    ]),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');

const LATIN = Array.from({ length: 224 }, (_, index) => index + 32)
  .filter((code) => code < 127 || code > 160)
  .map((code) => [code, String.fromCodePoint(code)] as const);
const WHOLE_MAP = unicodeMap([
  ...LATIN,
  ...[...WIN_ANSI].map(([char, code]) => [code, char] as const),
  ...[...OWN].map(([char, [code]]) => [code, char] as const),
]);

type Ref = PDFKit.PDFKitReference;

function textFont(doc: PDFKit.PDFDocument, face: Face, map: Ref): Ref {
  const differences = [...OWN.values()].flatMap(([code, glyph]) => [code, glyph]);
  const font = doc.ref({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: FONT_NAMES[face],
    Encoding: { Type: 'Encoding', BaseEncoding: 'WinAnsiEncoding', Differences: differences },
    ToUnicode: map,
  });
  font.end('');
  return font;
}

const BOX = '60 60 640 640 re S';
const CROSS = '120 120 m 640 640 l S 120 640 m 640 120 l S';
const DRAWN: Readonly<Record<(typeof MARKS)[number], string>> = {
  '✘': CROSS,
  '\uF052': `${BOX} ${CROSS}`,
  '\uF0A3': BOX,
  '☒': `${BOX} ${CROSS}`,
  '☐': BOX,
  '■': '60 60 640 640 re f',
  '□': BOX,
  '×': CROSS,
  '✓': '120 380 m 320 140 l 660 640 l S',
};

function stream(doc: PDFKit.PDFDocument, data: Record<string, unknown>, content: string): Ref {
  const ref = doc.ref(data);
  ref.end(content);
  return ref;
}

function markFont(doc: PDFKit.PDFDocument): Ref {
  const names = MARKS.map((_, index) => `mark${index}`);
  const glyphs = MARKS.map((mark, index) => [
    names[index],
    stream(doc, {}, `760 0 0 0 760 760 d1 60 w ${DRAWN[mark]}`),
  ]);
  const font = doc.ref({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 760, 760],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    FirstChar: 1,
    LastChar: MARKS.length,
    Widths: MARKS.map(() => 760),
    Encoding: { Type: 'Encoding', Differences: [1, ...names] },
    CharProcs: Object.fromEntries(glyphs),
    Resources: {},
    ToUnicode: stream(doc, {}, unicodeMap(MARKS.map((mark, index) => [index + 1, mark] as const))),
  });
  font.end('');
  return font;
}

/** What the fonts are called in a page's content. */
export const fontName = (face: Face | 'marks'): string => `Made${face}`;

/** The fonts of a made report by the names that its pages use. */
export function makeFonts(doc: PDFKit.PDFDocument): ReadonlyMap<string, Ref> {
  const map = stream(doc, {}, WHOLE_MAP);
  return new Map([
    ...FACES.map((face) => [fontName(face), textFont(doc, face, map)] as const),
    [fontName('marks'), markFont(doc)],
  ]);
}
