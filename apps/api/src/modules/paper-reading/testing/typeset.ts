import type { PageText, ReadPages, TextItem } from '../text/page-text.js';

/** A run of words where a spec puts it: lengths in points, from the top left. */
export interface Run {
  readonly text: string;
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
}

const PER_LETTER = 0.48;

export const itemOf = ({ text, x = 60, y, size = 10 }: Run): TextItem => ({
  text,
  x,
  y,
  size,
  width: text.length * size * PER_LETTER,
});

/** Pages as a file's text layer would give them. */
export function typeset(...pages: readonly (readonly Run[])[]): ReadPages {
  const set = pages.map((runs, index): PageText => ({
    number: index + 1,
    width: 612,
    height: 792,
    items: runs.map(itemOf),
    hasHiddenText: false,
    pictureShare: 0,
  }));
  return { pages: set, total: set.length, ended: 'whole' };
}

const LEADING = 14;

/** Lines under each other; an empty one leaves a gap. */
export const column = (lines: readonly string[], x = 60, from = 80): Run[] =>
  lines.flatMap((text, index) => (text === '' ? [] : [{ text, x, y: from + index * LEADING }]));
