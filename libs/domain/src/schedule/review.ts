import { HOUR_MS } from './durations.js';
import { dayIn, endOfDayIn, timeZoneOf } from '../geo/time-zone.js';
import type { UsState } from '../project/project.limits.js';
import { latestSafeFinish } from './closing.js';
import type { PlainDate } from './plain-date.js';

const REVIEW_DAYS = 14;
const REVIEW_MIN_HOURS = 48;

/**
 * When the client's review of submitted work ends: 14 days, or with the latest safe finish, as days end where the house
 * is, when that is sooner; but never under 48 hours.
 */
export function reviewDeadline(
  submittedAt: Date,
  { closing, state }: { readonly closing: PlainDate | null; readonly state: UsState },
): Date {
  const usual = submittedAt.getTime() + REVIEW_DAYS * 24 * HOUR_MS;
  const floor = submittedAt.getTime() + REVIEW_MIN_HOURS * HOUR_MS;
  if (closing === null) return new Date(usual);
  const safe = endOfDayIn(latestSafeFinish(closing), timeZoneOf(state)).getTime();
  return new Date(Math.max(floor, Math.min(usual, safe)));
}

/**
 * The day with which a review ends, where the house is; null where it ends within a day. The instant itself is the first
 * of the day after, on which nobody can decide any more.
 */
export function lastReviewDay(dueAt: Date, state: UsState): PlainDate | null {
  const zone = timeZoneOf(state);
  const day = dayIn(new Date(dueAt.getTime() - 1), zone);
  return endOfDayIn(day, zone).getTime() === dueAt.getTime() ? day : null;
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
