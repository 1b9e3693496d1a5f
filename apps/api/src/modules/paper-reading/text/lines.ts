import type { PageText, TextItem } from './page-text.js';

/** Words that stand close together: a cell of a table, a label, or as much of a sentence as fits its column. */
export interface Segment {
  readonly text: string;
  readonly x: number;
  readonly x2: number;
  readonly size: number;
}

export interface Line {
  readonly y: number;
  readonly size: number;
  /** From left to right. */
  readonly segments: readonly Segment[];
  /** What the segments are made of. */
  readonly items: readonly TextItem[];
}

/** A gap wider than so many heights of the letters is no blank between words. */
const GAP = 1.15;
const BLANK = 0.14;

export const textOfLine = ({ segments }: Pick<Line, 'segments'>): string => segments.map(({ text }) => text).join(' ');

const segmentOf = ({ text, x, width, size }: TextItem): Segment => ({ text, x, x2: x + width, size });

function joined(last: Segment, item: TextItem): Segment {
  const isApart = item.x - last.x2 > BLANK * item.size && !last.text.endsWith(' ') && !item.text.startsWith(' ');
  return {
    text: last.text + (isApart ? ' ' : '') + item.text,
    x: last.x,
    x2: Math.max(last.x2, item.x + item.width),
    size: Math.max(item.size, last.size),
  };
}

/** Joins what stands closer than `most` heights of its letters. */
export function segmentsOf(items: readonly TextItem[], most = GAP): Segment[] {
  const segments: Segment[] = [];
  for (const item of [...items].sort((one, other) => one.x - other.x)) {
    const last = segments.at(-1);
    if (last && item.x - last.x2 < most * item.size) segments[segments.length - 1] = joined(last, item);
    else segments.push(segmentOf(item));
  }
  return segments
    .map((one) => ({ ...one, text: one.text.replaceAll(/\s+/gu, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

/** Wide blanks inside one run are gaps as well: some programs set a whole row of cells in one go. */
function splitWide(item: TextItem): TextItem[] {
  if (!/\s{3,}/u.test(item.text.trim())) return [item];
  const perCharacter = item.width / Math.max(1, item.text.length);
  return [...item.text.matchAll(/\S+(?:\s{1,2}\S+)*/gu)].map((match) => ({
    ...item,
    text: match[0],
    x: item.x + match.index * perCharacter,
    width: match[0].length * perCharacter,
  }));
}

/** The lines of a page from its top, each from left to right: the order in which the file sets them says nothing. */
export function linesOf({ items }: Pick<PageText, 'items'>): Line[] {
  const rows: { y: number; size: number; items: TextItem[] }[] = [];
  for (const item of items.flatMap(splitWide).sort((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.findLast(({ y, size }) => Math.abs(item.y - y) <= 0.42 * Math.min(size, item.size));
    if (row) {
      row.items.push(item);
      row.size = Math.max(row.size, item.size);
    } else rows.push({ y: item.y, size: item.size, items: [item] });
  }
  return rows
    .sort((one, other) => one.y - other.y)
    .map((row) => ({ y: row.y, size: row.size, segments: segmentsOf(row.items), items: row.items }))
    .filter(({ segments }) => segments.length > 0);
}
