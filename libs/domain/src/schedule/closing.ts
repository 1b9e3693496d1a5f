import { businessDaysBefore } from './business-days.js';
import { addDays, daysBetween, type PlainDate } from './plain-date.js';

/** The lender needs the papers three business days before closing: the last day on which work may be finished. */
export const LATEST_FINISH_BUSINESS_DAYS = 3;

export const latestSafeFinish = (closing: PlainDate): PlainDate =>
  businessDaysBefore(closing, LATEST_FINISH_BUSINESS_DAYS);

export const daysToClosing = (today: PlainDate, closing: PlainDate): number => daysBetween(today, closing);

/** Days to spare between `finish` and the latest safe finish: positive = on time, 0 = on the line, negative = late. */
export const slackDays = (finish: PlainDate, closing: PlainDate): number =>
  daysBetween(finish, latestSafeFinish(closing));

export type ScheduleState = 'on_time' | 'on_the_line' | 'late';

export function scheduleState(slack: number): ScheduleState {
  if (slack > 0) return 'on_time';
  return slack === 0 ? 'on_the_line' : 'late';
}

const REVIEW_DAYS = 14;
const REVIEW_MIN_HOURS = 48;
const HOUR_MS = 3_600_000;
const END_OF_DAY_HOUR = 22;

/**
 * When the client's review of submitted work ends: 14 days, or the latest safe finish when that is sooner, but never
 * under 48 hours. The latest safe finish is read as its end of day, US Eastern, in UTC.
 */
export function reviewDeadline(submittedAt: Date, closing: PlainDate | null): Date {
  const usual = submittedAt.getTime() + REVIEW_DAYS * 24 * HOUR_MS;
  const floor = submittedAt.getTime() + REVIEW_MIN_HOURS * HOUR_MS;
  if (closing === null) return new Date(usual);
  const safe = Date.parse(`${latestSafeFinish(closing)}T${END_OF_DAY_HOUR}:00:00Z`);
  return new Date(Math.max(floor, Math.min(usual, safe)));
}

/** How many days before the review ends the client is reminded of it. */
export const REVIEW_REMINDER_DAYS = [3, 1] as const;
export type ReviewReminder = (typeof REVIEW_REMINDER_DAYS)[number];

/** The reminders that come too late for a review that ends so soon: the hand-over itself says when it does. */
export const passedReminder = (from: Date, dueAt: Date): ReviewReminder | null =>
  REVIEW_REMINDER_DAYS.find((days) => dueAt.getTime() - from.getTime() <= days * 24 * HOUR_MS) ?? null;

interface PausedReview {
  readonly dueAt: Date;
  readonly pausedAt: Date;
  readonly resumedAt: Date;
}

/** When a review ends that a dispute interrupted: what was left of it goes on, and never less than 48 hours. */
export function resumedReviewDeadline({ dueAt, pausedAt, resumedAt }: PausedReview): Date {
  const left = Math.max(dueAt.getTime() - pausedAt.getTime(), REVIEW_MIN_HOURS * HOUR_MS);
  return new Date(resumedAt.getTime() + left);
}

/** The last day of work that starts on `start` and takes `days` calendar days, the first one counted. */
export const finishDate = (start: PlainDate, days: number): PlainDate => addDays(start, days - 1);
