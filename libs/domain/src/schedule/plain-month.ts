/** A month of some calendar, YYYY-MM; as text it sorts by time. */
export type PlainMonth = string;

const MONTHS_A_YEAR = 12;

const indexOf = (month: PlainMonth): number => Number(month.slice(0, 4)) * MONTHS_A_YEAR + Number(month.slice(5)) - 1;

/** The month that lies so many after the given one; before it with a negative number. */
export function addMonths(month: PlainMonth, count: number): PlainMonth {
  const index = indexOf(month) + count;
  return `${Math.floor(index / MONTHS_A_YEAR)}-${String((index % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;
}

/** Both and every month between them, the oldest first; none when the last lies before the first. */
export const monthsBetween = (first: PlainMonth, last: PlainMonth): PlainMonth[] =>
  Array.from({ length: Math.max(0, indexOf(last) - indexOf(first) + 1) }, (_, step) => addMonths(first, step));
