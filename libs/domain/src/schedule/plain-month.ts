import { isPlainDate } from './plain-date.js';

/** A month of some calendar, YYYY-MM; as text it sorts by time. */
export type PlainMonth = string;

const MONTHS_A_YEAR = 12;

/** NaN for what is no month of a day that is meant. */
const indexOf = (month: PlainMonth): number =>
  isPlainDate(`${month}-01`) ? Number(month.slice(0, 4)) * MONTHS_A_YEAR + Number(month.slice(5)) - 1 : Number.NaN;

/** The month that lies so many after the given one; before it with a negative number. What is no month stays as it is. */
export function addMonths(month: PlainMonth, count: number): PlainMonth {
  const index = indexOf(month) + count;
  if (Number.isNaN(index)) return month;
  return `${Math.floor(index / MONTHS_A_YEAR)}-${String((index % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;
}

/** Both and every month between them, the oldest first; none when the last lies before the first or one is no month. */
export const monthsBetween = (first: PlainMonth, last: PlainMonth): PlainMonth[] =>
  Array.from({ length: Math.max(0, indexOf(last) - indexOf(first) + 1) || 0 }, (_, step) => addMonths(first, step));
