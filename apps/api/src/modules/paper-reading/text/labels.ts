import type { Line, Segment } from './lines.js';
import { textOfLine } from './lines.js';

/** A label as a paper prints it, and the words that belong to it. */
export interface Labelled<K extends string> {
  readonly key: K;
  readonly value: string;
  /** What stands right beneath the value: the second line of an address. */
  readonly beneath: string;
  /** The words around it, as printed. */
  readonly quote: string;
}

export interface LabelRow<K extends string> {
  /** Null for a label that only ends the value before it. */
  readonly key: K | null;
  readonly words: RegExp;
}

interface Hit<K extends string> {
  readonly key: K | null;
  readonly at: number;
  readonly end: number;
}

const AFTER_LABEL = /^[\s:.#–—-]+/u;
const FARTHEST_RIGHT = 330;
const LINES_BELOW = 2;

/** The labels in one run of words, none within another. */
function hitsIn<K extends string>(text: string, labels: readonly LabelRow<K>[]): Hit<K>[] {
  const hits: Hit<K>[] = [];
  for (const { key, words } of labels) {
    words.lastIndex = 0;
    for (const found of text.matchAll(words)) {
      const hit = { key, at: found.index, end: found.index + found[0].length };
      if (!hits.some(({ at, end }) => hit.at < end && hit.end > at) && isAtStart(text, hit.at)) hits.push(hit);
    }
  }
  return hits.sort((one, other) => one.at - other.at);
}

/** Labels begin with a capital, at the start or after a blank: "the lender" within a sentence is none. */
const isAtStart = (text: string, at: number): boolean =>
  /\p{Lu}/u.test(text.charAt(at)) && (at === 0 || /[\s☐☒:;,|(]/u.test(text.charAt(at - 1)));

const isLabel = <K extends string>(text: string, labels: readonly LabelRow<K>[]): boolean =>
  hitsIn(text, labels).some(({ at }) => at <= 2);

const clean = (text: string): string =>
  text
    .replace(AFTER_LABEL, '')
    .replace(/[\s|]+$/u, '')
    .trim();

function rightOf<K extends string>(line: Line, index: number, labels: readonly LabelRow<K>[]): string | undefined {
  const [own, next] = [line.segments[index], line.segments[index + 1]];
  if (!own || !next || next.x - own.x2 > FARTHEST_RIGHT || isLabel(next.text, labels)) return undefined;
  return clean(next.text.slice(0, hitsIn(next.text, labels)[0]?.at));
}

const stands = (segment: Segment, under: Segment): boolean =>
  segment.x < under.x2 + 30 && segment.x2 > under.x - 4 && segment.x > under.x - 14;

function below<K extends string>(
  lines: readonly Line[],
  index: number,
  { segment, labels }: { readonly segment: Segment; readonly labels: readonly LabelRow<K>[] },
): string | undefined {
  const own = lines[index];
  for (const line of lines.slice(index + 1, index + 1 + LINES_BELOW)) {
    if (!own || line.y - own.y > Math.max(26, own.size * 3)) return undefined;
    const found = line.segments.find((one) => stands(one, segment));
    if (found) return isLabel(found.text, labels) ? undefined : clean(found.text);
  }
  return undefined;
}

/** Every value with its label: behind it, right of it, or beneath it. */
export function labelled<K extends string>(lines: readonly Line[], labels: readonly LabelRow<K>[]): Labelled<K>[] {
  return lines.flatMap((line, lineIndex) =>
    line.segments.flatMap((segment, index) => {
      const hits = hitsIn(segment.text, labels);
      return hits.flatMap(({ key, end }, nth): Labelled<K>[] => {
        if (key === null) return [];
        const next = hits[nth + 1];
        const behind = clean(segment.text.slice(end, next?.at));
        const isLast = next === undefined;
        const value =
          behind !== ''
            ? behind
            : isLast
              ? (rightOf(line, index, labels) ?? below(lines, lineIndex, { segment, labels }))
              : undefined;
        return value ? [{ key, value, beneath: beneath(lines, lineIndex, value), quote: quoteOf(line, value) }] : [];
      });
    }),
  );
}

function beneath(lines: readonly Line[], index: number, value: string): string {
  for (const at of [index, index + 1]) {
    const own = lines[at]?.segments.find(({ text }) => text.endsWith(value));
    if (!own) continue;
    const next = lines[at + 1]?.segments.find(
      ({ x, x2 }) => Math.abs(x - own.x) < 12 || (x < own.x2 && Math.abs(x2 - own.x2) < 12),
    );
    return next?.text ?? '';
  }
  return '';
}

const quoteOf = (line: Line, value: string): string => {
  const text = textOfLine(line);
  return (text.includes(value) ? text : `${text} ${value}`).slice(0, 300);
};
