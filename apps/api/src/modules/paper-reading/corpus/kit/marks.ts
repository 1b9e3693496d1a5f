import { widthOf } from './measure.js';
import type { Sheet, Style } from './sheet.js';

/** How a producer of forms shows a marked box. `drawn` leaves no character at all. */
export const MARK_STYLES = [
  'cross',
  'pua',
  'drawn',
  'brackets',
  'ballot',
  'letter',
  'square',
  'times',
  'round',
] as const;
export type MarkStyle = (typeof MARK_STYLES)[number];

/** Marked and empty; null where the box is drawn and holds nothing. */
const GLYPHS: Readonly<Record<Exclude<MarkStyle, 'drawn' | 'brackets' | 'letter' | 'round'>, [string, string | null]>> =
  {
    cross: ['✘', null],
    pua: ['\uF052', '\uF0A3'],
    ballot: ['☒', '☐'],
    square: ['■', '□'],
    times: ['×', null],
  };
const TEXTS = { brackets: ['[X]', '[ ]'], round: ['(x)', '( )'], letter: ['X', ''] } as const;

interface Box {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly isMarked: boolean;
  readonly mark: MarkStyle;
}

const SIDE = 6.5;

const HAS_OWN_BOX: readonly MarkStyle[] = ['pua', 'ballot', 'square'];

/** A checkbox; answers how wide it is. */
export function checkbox(sheet: Sheet, box: Box): number {
  const { x, y, isMarked, mark } = box;
  const nth = isMarked ? 0 : 1;
  if (mark === 'brackets' || mark === 'round') {
    sheet.put(TEXTS[mark][nth], { x, y }, { face: 'sans', size: 8 });
    return 14;
  }
  if (!HAS_OWN_BOX.includes(mark))
    sheet.add({ kind: 'box', x, y: y - SIDE + 0.7, width: SIDE, height: SIDE, stroke: '#000000' });
  if (mark === 'letter') sheet.put(TEXTS.letter[nth], { x: x + 0.9, y }, { face: 'sans', size: 7 });
  else if (mark !== 'drawn') drawGlyph(sheet, box, GLYPHS[mark][nth] ?? null);
  else if (isMarked) drawCross(sheet, x, y);
  return SIDE + 3;
}

function drawGlyph(sheet: Sheet, { x, y }: Box, glyph: string | null): void {
  if (glyph !== null) sheet.add({ kind: 'mark', x, y, size: 7.5, mark: glyph });
}

function drawCross(sheet: Sheet, x: number, y: number): void {
  const top = y - SIDE + 0.7;
  sheet.line([x + 0.8, top + 0.8], [x + SIDE - 0.8, top + SIDE - 0.8], 0.9);
  sheet.line([x + 0.8, top + SIDE - 0.8], [x + SIDE - 0.8, top + 0.8], 0.9);
}

export interface Choice {
  readonly label: string;
  readonly isMarked: boolean;
}

interface Choices {
  readonly x: number;
  readonly y: number;
  readonly mark: MarkStyle;
  readonly style: Style;
  readonly gap?: number;
}

/** Boxes with their labels in a line; answers where the line ends. */
export function choices(sheet: Sheet, given: readonly Choice[], { x, y, mark, style, gap = 9 }: Choices): number {
  let at = x;
  for (const { label, isMarked } of given) {
    at += checkbox(sheet, { x: at, y, isMarked, mark });
    sheet.put(label, { x: at, y }, style, 'label');
    at += widthOf(label, style) + gap;
  }
  return at;
}

export const yesNo = (isYes: boolean): Choice[] => [
  { label: 'Yes', isMarked: isYes },
  { label: 'No', isMarked: !isYes },
];
