import { dayIn, daysBetween, HOUR_MS, localDay, type PlainDate } from '@cw/domain';

const DAY_HOURS = 24;

export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'over';
  readonly count: number;
}

const dayAt = (at: number, zone: string | undefined): PlainDate =>
  zone === undefined ? localDay(at) : dayIn(new Date(at), zone);

/**
 * Days until an instant as a calendar counts them, where the house is or else where the reader is: of fourteen days that
 * were just given, fourteen are left. Hours on its last day.
 */
export function timeLeft(until: string, now: number, zone?: string): TimeLeft {
  const end = Date.parse(until);
  if (end <= now) return { unit: 'over', count: 0 };
  const hours = Math.floor((end - now) / HOUR_MS);
  if (hours < DAY_HOURS) return { unit: 'hours', count: hours };
  // A day's end is the first instant of the day after, which does not count.
  return { unit: 'days', count: Math.max(1, daysBetween(dayAt(now, zone), dayAt(end - 1, zone))) };
}
