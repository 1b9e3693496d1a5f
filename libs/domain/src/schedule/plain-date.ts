import { DAY_MS } from './durations.js';

/** A calendar day without time or zone, 'YYYY-MM-DD'. */
export type PlainDate = string;

/**
 * The first and the last day that are taken for one. A year passes 0002, 0020 and 0202 while it is typed, and a slip of
 * the finger makes 9999 of it: nobody means such a day, so none is reckoned with. The one definition for every screen
 * and every input of the API.
 */
export const FIRST_PLAIN_DATE: PlainDate = '1900-01-01';
export const LAST_PLAIN_DATE: PlainDate = '2199-12-31';

const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01, or NaN when the text is not a real day (2026-02-30) or none that is meant (0202-12-20). */
export function dayNumber(date: PlainDate): number {
  const match = PLAIN_DATE.exec(date);
  if (!match || date < FIRST_PLAIN_DATE || date > LAST_PLAIN_DATE) return Number.NaN;
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(ms).toISOString().startsWith(date) ? ms / DAY_MS : Number.NaN;
}

/** Whether it is a real day between the first and the last that are meant; ask it of a text before reckoning with it. */
export const isPlainDate = (date: string): boolean => !Number.isNaN(dayNumber(date));

/** The day so many days after 1970-01-01; the first or the last there is when it would lie beyond. */
export function fromDayNumber(day: number): PlainDate {
  const within = Math.min(Math.max(day, dayNumber(FIRST_PLAIN_DATE)), dayNumber(LAST_PLAIN_DATE));
  return new Date(within * DAY_MS).toISOString().slice(0, 10);
}

/** The day so many days later, earlier with a negative number. What is no day stays what it is. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const day = dayNumber(date) + days;
  return Number.isNaN(day) ? date : fromDayNumber(day);
}

/** Whole days from `from` to `to`; negative when `to` is earlier, NaN when one of them is no day. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from);

/** 0 = Sunday … 6 = Saturday. */
export const weekday = (date: PlainDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

/** The calendar day of an instant (ms since 1970) where the device is. */
export function localDay(instant: number): PlainDate {
  const date = new Date(instant);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
