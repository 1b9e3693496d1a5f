import { type Cents, parseDollars, type PlainDate } from '@cw/domain';
import { dateIn } from '../appraisal/dates.js';
import { type Line, type Segment, textOfLine } from '../text/lines.js';
import { spotOf } from './form-parts.js';

/** What stands in the row of general liability; the other rows have dates and limits of their own. */
export interface LiabilityRow {
  readonly letter: string | null;
  readonly policyNumber: string | null;
  readonly basis: 'occurrence' | 'claims_made' | null;
  readonly effectiveOn: PlainDate | null;
  readonly expiresOn: PlainDate | null;
  readonly eachOccurrence: Cents | null;
  readonly aggregate: Cents | null;
}

const START = /COMMERCIAL GENERAL LIABILITY|GENERAL LIABILITY/u;
const END = /AUTOMOBILE LIABILITY|ANY AUTO|UMBRELLA|WORKERS COMPENSATION|DESCRIPTION OF OPERATIONS/u;
const MARK = /^(?:[xX✓✔✗✘×☒■●]|\[x\])$/u;
const AMOUNT = /\$?\s?(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{4,}(?:\.\d{2})?)/u;
const NOT_A_NUMBER = /^(?:TBD|N\/?A|PENDING|NONE|TO BE DETERMINED|UNKNOWN|INCL)$/iu;

/** The lines of the row: from a little above its title to the next row's. */
export function liabilityLines(lines: readonly Line[]): Line[] {
  const start = spotOf(lines, START);
  if (!start) return [];
  const end = lines.findIndex((line, index) => index > start.line && END.test(textOfLine(line)));
  const top = (lines[start.line]?.y ?? 0) - 14;
  return lines.filter(
    (line, index) => line.y >= top && (end < 0 || index < end) && index >= start.line - 2 && !isHead(line),
  );
}

const isHead = (line: Line): boolean =>
  /POLICY (?:NUMBER|EFF|EXP)|TYPE OF INSURANCE|MM\/DD\/YYYY/u.test(textOfLine(line));

/** Marked by what stands in the narrow box left of its label. */
function isMarked(lines: readonly Line[], label: RegExp): boolean {
  return (
    lines.some((line) => {
      const items = [...line.items].sort((one, other) => one.x - other.x);
      return items.some((item, index) => {
        const [before] = item.text.split(label);
        if (before === undefined || !label.test(item.text)) return false;
        if (before.trim() !== '') return MARK.test(before.trim().split(' ').at(-1) ?? '');
        const left = items[index - 1];
        return left !== undefined && MARK.test(left.text.trim()) && item.x - (left.x + left.width) < 26;
      });
    }) ||
    lines.some(({ segments }) =>
      segments.some(({ text }) => new RegExp(`(?:^|\\s)(?:[xX✓✔✗✘×☒■])\\s*(?:${label.source})`, 'u').test(text)),
    )
  );
}

function basisOf(lines: readonly Line[]): LiabilityRow['basis'] {
  if (isMarked(lines, /OCCUR(?!RENCE)/u)) return 'occurrence';
  return isMarked(lines, /CLAIMS-?\s?MADE/u) ? 'claims_made' : null;
}

/** The amount right of a label, where its sign may stand apart; never the one of the next label. */
function amountRightOf(lines: readonly Line[], label: RegExp): Cents | null {
  for (const line of lines) {
    const items = [...line.items].sort((one, other) => one.x - other.x);
    const text = items.map((item) => item.text).join(' ');
    const found = label.exec(text);
    const amount = found && AMOUNT.exec(text.slice(found.index + found[0].length));
    if (amount) return parseDollars((amount[1] ?? '').replaceAll(',', '')) ?? null;
  }
  return null;
}

interface Columns {
  readonly number: Segment | undefined;
  readonly effective: Segment | undefined;
  readonly expiry: Segment | undefined;
}

function columnsOf(lines: readonly Line[]): Columns {
  return {
    number: spotOf(lines, /POLICY NUMBER/u)?.segment,
    effective: spotOf(lines, /POLICY EFF/u)?.segment,
    expiry: spotOf(lines, /POLICY EXP/u)?.segment,
  };
}

interface Placed<T> {
  readonly value: T;
  readonly middle: number;
}

function datesIn(lines: readonly Line[]): Placed<PlainDate>[] {
  return lines.flatMap(({ items }) =>
    items.flatMap((item) => {
      const parts = item.text.split(/\s+(?=\d{1,2}[/-])/u);
      const step = item.width / parts.length;
      return parts.flatMap((part, index) => {
        const value = dateIn(part);
        return value === undefined ? [] : [{ value, middle: item.x + step * (index + 0.5) }];
      });
    }),
  );
}

/** Both columns look alike: only where a date stands tells which it is. */
function dated(
  dates: readonly Placed<PlainDate>[],
  own: Segment | undefined,
  other: Segment | undefined,
): PlainDate | null {
  if (!own) return null;
  const middle = (segment: Segment): number => (segment.x + segment.x2) / 2;
  const distance = (segment: Segment, { middle: at }: Placed<PlainDate>): number => Math.abs(middle(segment) - at);
  const near = dates
    .filter((date) => distance(own, date) < 60 && (!other || distance(own, date) <= distance(other, date)))
    .sort((one, two) => distance(own, one) - distance(own, two));
  return near[0]?.value ?? null;
}

function policyNumber(lines: readonly Line[], { number, effective }: Columns): string | null {
  if (!number) return null;
  const right = effective?.x ?? number.x2 + 90;
  for (const line of lines) {
    const own = line.items.filter(
      ({ x, width }) => x + width / 2 > number.x - 24 && x < right - 4 && x > number.x - 40,
    );
    const text = own
      .map((item) => item.text)
      .join(' ')
      .trim();
    if (/\d/u.test(text) && !NOT_A_NUMBER.test(text) && dateIn(text) === undefined) return text;
  }
  return null;
}

function letterOf(lines: readonly Line[]): string | null {
  const leftmost = Math.min(...lines.flatMap(({ items }) => items.map(({ x }) => x)));
  const letters = lines.flatMap(({ items }) =>
    items.filter(({ text, x }) => /^[A-F]$/u.test(text.trim()) && x < leftmost + 24),
  );
  return letters[0]?.text.trim() ?? null;
}

export function liabilityRow(lines: readonly Line[]): LiabilityRow {
  const own = liabilityLines(lines);
  const columns = columnsOf(lines);
  const dates = datesIn(own);
  return {
    letter: own.length > 0 ? letterOf(own) : null,
    policyNumber: policyNumber(own, columns),
    basis: basisOf(own),
    effectiveOn: dated(dates, columns.effective, columns.expiry),
    expiresOn: dated(dates, columns.expiry, columns.effective),
    eachOccurrence: amountRightOf(own, /EACH OCCURRENCE/u),
    aggregate: amountRightOf(own, /GENERAL AGGREGATE/u),
  };
}
