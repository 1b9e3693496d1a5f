import { DAY_MS } from './durations.js';

/** A calendar day without time or zone, 'YYYY-MM-DD'. */
export type PlainDate = string;

const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01, or NaN when the text is not a real day (2026-02-30). */
export function dayNumber(date: PlainDate): number {
  const match = PLAIN_DATE.exec(date);
  if (!match) return Number.NaN;
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return fromDayNumber(ms / DAY_MS) === date ? ms / DAY_MS : Number.NaN;
}

export const isPlainDate = (date: string): boolean => !Number.isNaN(dayNumber(date));

export function fromDayNumber(day: number): PlainDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export const addDays = (date: PlainDate, days: number): PlainDate => fromDayNumber(dayNumber(date) + days);

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from);

/** 0 = Sunday … 6 = Saturday. */
export const weekday = (date: PlainDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

/** The calendar day of an instant (ms since 1970) where the device is. */
export function localDay(instant: number): PlainDate {
  const date = new Date(instant);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
