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
}

export interface TapeMarker {
  readonly date: PlainDate;
  readonly label: string;
  readonly detail?: string;
}

/** A marker in the grid under the tape: columns from 1, `end` exclusive; rows from 1. */
export interface PlacedMarker extends TapeMarker {
  readonly start: number;
  readonly end: number;
  readonly row: number;
  readonly alignEnd: boolean;
}

const MAX_CELLS = 45;
/** A marker's words need about this share of the tape's width. */
const MARKER_SHARE = 0.125;

export interface TapeSpan {
  readonly from: PlainDate;
  readonly today: PlainDate;
  readonly closing: PlainDate;
}

/** The days of a tape from `from` to `closing`, or to today when closing is past. */
export function tapeCells({ from, today, closing }: TapeSpan): TapeCell[] {
  const start = from < today ? from : today;
  const end = closing > today ? closing : today;
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
  return cells.map(({ monday, ...cell }, index) => ({
    ...cell,
    key: fixed.includes(index) || first.includes(index) || (monday && clear(index, [...fixed, ...first])),
  }));
}

function kindOf(first: PlainDate, last: PlainDate, today: PlainDate, closing: PlainDate): TapeCell['kind'] {
  if (first <= closing && closing <= last && closing >= today) return 'closing';
  if (first <= today && today <= last) return 'today';
  return last < today ? 'past' : 'ahead';
}

/** Puts markers under their days; those of one day are joined, those too near each other take another row. */
export function placeMarkers(markers: readonly TapeMarker[], cells: readonly TapeCell[]): PlacedMarker[] {
  const count = cells.length;
  const width = Math.max(1, Math.ceil(count * MARKER_SHARE));
  const rowEnds: number[] = [];
  const placed = joinSameDay(markers).flatMap((marker) => {
    const column = columnOf(marker.date, cells);
    if (column === undefined) return [];
    const alignEnd = column + width - 1 > count;
    const start = alignEnd ? Math.max(1, column - width + 1) : column;
    let row = rowEnds.findIndex((taken) => taken <= start);
    if (row === -1) row = rowEnds.length;
    rowEnds[row] = alignEnd ? column + 1 : column + width;
    return [{ ...marker, start, end: alignEnd ? column + 1 : column + width, row: row + 1, alignEnd }];
  });
  return placed.map((marker) => (marker.alignEnd ? marker : { ...marker, end: roomAfter(marker, placed, count) }));
}

function joinSameDay(markers: readonly TapeMarker[]): TapeMarker[] {
  const byDate = new Map<PlainDate, TapeMarker>();
  for (const marker of [...markers].sort((a, b) => a.date.localeCompare(b.date))) {
    const same = byDate.get(marker.date);
    if (same === undefined) {
      byDate.set(marker.date, marker);
      continue;
    }
    const detail = marker.detail ?? same.detail;
    byDate.set(marker.date, {
      ...same,
      label: `${same.label} · ${marker.label}`,
      ...(detail !== undefined && { detail }),
    });
  }
  return [...byDate.values()];
}

function columnOf(date: PlainDate, cells: readonly TapeCell[]): number | undefined {
  const first = cells[0];
  const last = cells.at(-1);
  if (first === undefined || last === undefined || date < first.date || date > last.date) return undefined;
  const after = cells.findIndex((cell) => cell.date > date);
  return after === -1 ? cells.length : after;
}

function roomAfter(marker: PlacedMarker, all: readonly PlacedMarker[], count: number): number {
  const next = all
    .filter((other) => other.row === marker.row && other.start > marker.start)
    .map((other) => other.start);
  return Math.min(...next, count + 1);
}
