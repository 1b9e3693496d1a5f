import { HOUR_MS } from './durations.js';
import { dayIn, endOfDayIn, timeZoneOf } from '../geo/time-zone.js';
import type { UsState } from '../project/project.limits.js';
import { clockTime, type ClosingHouse } from './clocks.js';
import type { PlainDate } from './plain-date.js';

/** When the client's review of submitted work ends, as every clock of a deal does. */
export const reviewDeadline = (submittedAt: Date, house: ClosingHouse): Date =>
  clockTime({ clock: 'review', from: submittedAt, house }).endsAt;

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
}

/** What was left of a review when a dispute interrupted it; nothing of one that was over. */
export const leftOfReview = ({ dueAt, pausedAt }: PausedReview): number =>
  Math.max(0, dueAt.getTime() - pausedAt.getTime());
