import { addDays, daysBetween, weekday, type PlainDate } from '@cw/domain';

/** One cell of a tape: a day, or several when the way is long. */
export interface TapeCell {
  readonly date: PlainDate;
  /** Day of the month of the cell's first day. */
  readonly label: number;
  readonly kind: 'past' | 'today' | 'ahead' | 'closing';
  readonly weekend: boolean;
  /** Keeps its numeral on a phone: today, closing, the first cell and each Monday with room around it. */
  readonly key: boolean;
  /** Has its numeral on a wide tape: each one while they have room beside each other, then every other one. */
  readonly numbered: boolean;
}

export interface TapeMarker {
  readonly date: PlainDate;
  readonly label: string;
  readonly detail?: string;
}

const MAX_CELLS = 45;
/** More days than a month has stand too close for a numeral each. */
const MAX_NUMERALS = 31;

export interface TapeSpan {
  readonly from: PlainDate;
  readonly today: PlainDate;
  readonly closing: PlainDate;
  /** The tape ends with closing also when that is past: nothing is waited for. */
  readonly ended?: boolean | undefined;
}

/** The days of a tape from `from` to `closing`, or to today when closing is past and something is still open. */
export function tapeCells({ from, today, closing, ended = false }: TapeSpan): TapeCell[] {
  const end = closing > today || ended ? closing : today;
  const [start = end] = [from, today, end].sort();
  const days = daysBetween(start, end) + 1;
  const step = Math.ceil(days / MAX_CELLS);
  const count = Math.ceil(days / step);
  const cells = Array.from({ length: count }, (_, index) => {
    const first = addDays(start, index * step);
    const last = index === count - 1 ? end : addDays(first, step - 1);
    const kind = kindOf(first, last, today, closing);
    const shown = kind === 'today' ? today : kind === 'closing' ? closing : first;
    const day = weekday(shown);
    return {
      date: shown,
      label: Number(shown.slice(8)),
      kind,
      weekend: step === 1 && (day === 0 || day === 6),
      monday: step === 1 ? day === 1 : index % 7 === 0,
    };
  });
  const fixed = cells.flatMap(({ kind }, index) => (kind === 'today' || kind === 'closing' ? [index] : []));
  const clear = (index: number, others: readonly number[]): boolean =>
    others.every((other) => Math.abs(other - index) >= 2);
  const first = clear(0, fixed) ? [0] : [];
  const counted = fixed[0] ?? count - 1;
  const numbered = (index: number): boolean =>
    count <= MAX_NUMERALS || fixed.includes(index) || ((index - counted) % 2 === 0 && clear(index, fixed));
  return cells.map(({ monday, ...cell }, index) => ({
    ...cell,
    numbered: numbered(index),
    key: fixed.includes(index) || first.includes(index) || (monday && clear(index, [...fixed, ...first])),
  }));
}

function kindOf(first: PlainDate, last: PlainDate, today: PlainDate, closing: PlainDate): TapeCell['kind'] {
  if (first <= closing && closing <= last && closing >= today) return 'closing';
  if (first <= today && today <= last) return 'today';
  return last < today ? 'past' : 'ahead';
}

/** The cell, from 1, that a day falls into; undefined for a day that is not on the tape. */
export function columnOf(date: PlainDate, cells: readonly TapeCell[]): number | undefined {
  const first = cells[0];
  const last = cells.at(-1);
  if (first === undefined || last === undefined || date < first.date || date > last.date) return undefined;
  const after = cells.findIndex((cell) => cell.date > date);
  return after === -1 ? cells.length : after;
}
