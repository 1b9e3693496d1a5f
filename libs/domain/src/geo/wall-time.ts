import { DAY_MS } from '../schedule/durations.js';
import { addDays, type PlainDate } from '../schedule/plain-date.js';
import { dayIn, offsetAt } from './time-zone.js';

/** What the clocks of a place show. */
export interface WallTime {
  readonly day: PlainDate;
  /** `HH:MM`, 00:00 to 23:59. */
  readonly time: string;
}

export function wallTimeIn(instant: Date, timeZone: string): WallTime {
  const wall = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/**
 * The instant at which the clocks of a zone show a time. Of two (the clocks went back) it is the first; where there is
 * none (they went forward) it is as long after midnight as on other days.
 */
export function instantOfWallTime(day: PlainDate, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const shown = [wall - before, wall - after].filter((at) => at + offsetAt(at, timeZone) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : wall - before);
}

/** The next instant after `now` at which the clocks of a zone show this time. */
export function nextWallTime(now: Date, time: string, timeZone: string): Date {
  const today = dayIn(now, timeZone);
  const [next] = [today, addDays(today, 1), addDays(today, 2)]
    .map((day) => instantOfWallTime(day, time, timeZone))
    .filter((at) => at > now);
  return next ?? now;
}
