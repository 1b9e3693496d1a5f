import type { Line, Segment } from './lines.js';

/** A page of prose in two columns is read one column after the other, between the headings that span both. */

interface Gutter {
  readonly from: number;
  readonly to: number;
}

const NARROWEST = 9;
const FEWEST_LINES = 4;
const WORDS_OF_PROSE = 3;

const isProse = (segments: readonly Segment[]): boolean =>
  segments.length > 0 &&
  segments.reduce((sum, { text }) => sum + text.split(' ').length, 0) / segments.length >= WORDS_OF_PROSE;

const crosses = ({ segments }: Line, { from, to }: Gutter): boolean =>
  segments.some(({ x, x2 }) => x < to - 1 && x2 > from + 1);
const leftOf = ({ segments }: Line, { from }: Gutter): Segment[] => segments.filter(({ x2 }) => x2 <= from + 1);
const rightOf = ({ segments }: Line, { to }: Gutter): Segment[] => segments.filter(({ x }) => x >= to - 1);

/** Gaps between two parts of a line, near the middle of what is written. */
function candidates(lines: readonly Line[], width: number): Gutter[] {
  const gaps = lines.flatMap(({ segments }) =>
    segments.slice(1).flatMap((segment, index) => {
      const gutter = { from: segments[index]?.x2 ?? 0, to: segment.x };
      return gutter.to - gutter.from >= NARROWEST && gutter.to > width * 0.32 && gutter.from < width * 0.68
        ? [gutter]
        : [];
    }),
  );
  const starts = new Map<number, Gutter[]>();
  for (const gap of gaps) {
    const key = Math.round(gap.to / 3);
    starts.set(key, [...(starts.get(key) ?? []), gap]);
  }
  return [...starts.values()]
    .filter((same) => same.length >= FEWEST_LINES)
    .sort((one, other) => other.length - one.length)
    .map((same) => {
      const to = Math.min(...same.map((gap) => gap.to));
      return { from: to - NARROWEST, to };
    });
}

/** The runs of lines that no word of crosses the gutter, with prose on both sides. */
function runsBeside(lines: readonly Line[], gutter: Gutter): (readonly [from: number, to: number])[] {
  const runs: (readonly [number, number])[] = [];
  let from = 0;
  for (let index = 0; index <= lines.length; index += 1) {
    const line = lines[index];
    if (line && !crosses(line, gutter)) continue;
    const run = lines.slice(from, index);
    const both = run.filter((one) => leftOf(one, gutter).length > 0 && rightOf(one, gutter).length > 0);
    const isColumns =
      both.length >= FEWEST_LINES &&
      isProse(run.flatMap((one) => leftOf(one, gutter))) &&
      isProse(run.flatMap((one) => rightOf(one, gutter))) &&
      both.every(({ segments }) => segments.length <= 4);
    if (isColumns) runs.push([from, index]);
    from = index + 1;
  }
  return runs;
}

const half = (lines: readonly Line[], side: (line: Line) => Segment[]): Line[] =>
  lines.map((line) => ({ ...line, segments: side(line) })).filter(({ segments }) => segments.length > 0);

/** Lines in the order in which people read them, and where one column ends and the next begins. */
export function inReadingOrder(lines: readonly Line[], width: number): Line[][] {
  for (const gutter of candidates(lines, width)) {
    const [run] = runsBeside(lines, gutter);
    if (!run) continue;
    const [from, to] = run;
    const region = lines.slice(from, to);
    return [
      ...inReadingOrder(lines.slice(0, from), width),
      half(region, (line) => leftOf(line, gutter)),
      half(region, (line) => rightOf(line, gutter)),
      ...inReadingOrder(lines.slice(to), width),
    ].filter((block) => block.length > 0);
  }
  return lines.length > 0 ? [[...lines]] : [];
}
