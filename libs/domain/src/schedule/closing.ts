import { businessDaysBefore } from './business-days.js';
import { addDays, daysBetween, type PlainDate } from './plain-date.js';

/** The lender needs the papers three business days before closing: the last day on which work may be finished. */
export const LATEST_FINISH_BUSINESS_DAYS = 3;

export const latestSafeFinish = (closing: PlainDate): PlainDate =>
  businessDaysBefore(closing, LATEST_FINISH_BUSINESS_DAYS);

/** The latest safe finish where it is over, and the closing is still to come: no day is left in which work is safe. */
export function missedSafeFinish(closing: PlainDate, today: PlainDate): PlainDate | null {
  const latest = latestSafeFinish(closing);
  return closing >= today && latest < today ? latest : null;
}

export const daysToClosing = (today: PlainDate, closing: PlainDate): number => daysBetween(today, closing);

/** Days to spare between `finish` and the latest safe finish: positive = on time, 0 = on the line, negative = late. */
export const slackDays = (finish: PlainDate, closing: PlainDate): number =>
  daysBetween(finish, latestSafeFinish(closing));

export type ScheduleState = 'on_time' | 'at_risk' | 'on_the_line' | 'late';

/** Work that did not begin on its agreed day is never on time, however many days are left. */
export function scheduleState(slack: number, startMissed = false): ScheduleState {
  if (slack > 0) return startMissed ? 'at_risk' : 'on_time';
  return slack === 0 ? 'on_the_line' : 'late';
}

/** The last day of work that starts on `start` and takes `days` calendar days, the first one counted. */
export const finishDate = (start: PlainDate, days: number): PlainDate => addDays(start, days - 1);
