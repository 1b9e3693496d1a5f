import { addDays, dayNumber, weekday, type PlainDate } from './plain-date.js';

const SATURDAY = 6;
const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;

const fixedHolidays = (year: number): PlainDate[] =>
  ['01-01', '06-19', '07-04', '11-11', '12-25'].map((day) => `${year}-${day}`);

/** Federal holidays of 5 U.S.C. 6103(a) in `year`, on the day they are observed (Saturday → Friday, Sunday → Monday). */
export function federalHolidays(year: number): PlainDate[] {
  const fixed = fixedHolidays(year).map(observed);
  const moving = [
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastWeekday(year, 5, MONDAY),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    nthWeekday(year, 11, THURSDAY, 4),
  ];
  return [...fixed, ...moving];
}

/** Monday to Friday, federal holidays left out. */
export function isBusinessDay(date: PlainDate): boolean {
  const day = weekday(date);
  if (day === SATURDAY || day === SUNDAY) return false;
  return !isObserved(date);
}

/** The day on which a federal holiday is observed, and the holiday itself where that is on a weekend. */
export const isFederalHoliday = (date: PlainDate): boolean =>
  isObserved(date) || fixedHolidays(Number(date.slice(0, 4))).includes(date);

function isObserved(date: PlainDate): boolean {
  const year = Number(date.slice(0, 4));
  // New Year's Day of the next year may be observed on December 31.
  return [...federalHolidays(year), ...federalHolidays(year + 1)].includes(date);
}

/** Steps back `days` business days from `date`, which itself does not count. */
export const businessDaysBefore = (date: PlainDate, days: number): PlainDate => stepped(date, -1, days);

/** Steps on `days` business days from `date`, which itself does not count. */
export const businessDaysAfter = (date: PlainDate, days: number): PlainDate => stepped(date, 1, days);

function stepped(date: PlainDate, step: 1 | -1, days: number): PlainDate {
  let at = date;
  for (let left = days; left > 0;) {
    const next = addDays(at, step);
    // The first and the last day that there are have none beyond them, and what is no day has no neighbors.
    if (next === at) return at;
    at = next;
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

function observed(date: PlainDate): PlainDate {
  if (weekday(date) === SATURDAY) return addDays(date, -1);
  return weekday(date) === SUNDAY ? addDays(date, 1) : date;
}

function nthWeekday(year: number, month: number, day: number, nth: number): PlainDate {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const offset = (day - weekday(first) + 7) % 7;
  return addDays(first, offset + (nth - 1) * 7);
}

function lastWeekday(year: number, month: number, day: number): PlainDate {
  const fourth = nthWeekday(year, month, day, 4);
  const fifth = addDays(fourth, 7);
  return dayNumber(fifth) < dayNumber(`${year}-${String(month + 1).padStart(2, '0')}-01`) ? fifth : fourth;
}
