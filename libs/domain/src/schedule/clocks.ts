import { endOfDayIn, timeZoneOf } from '../geo/time-zone.js';
import type { UsState } from '../project/project.limits.js';
import { businessDaysAfter } from './business-days.js';
import { latestSafeFinish } from './closing.js';
import { DAY_MS, HOUR_MS } from './durations.js';
import { isPlainDate, type PlainDate } from './plain-date.js';

interface ClockRule {
  /** Its own length, in days of 24 hours or in business days at the same time of day (UTC). */
  readonly own: { readonly days: number } | { readonly businessDays: number };
  /** Nobody gets less, however near the closing is: whoever is asked must be able to look, and to answer. */
  readonly floorHours: number;
}

/**
 * Every clock that a deal waits for. What is left until the last safe day shortens each, down to its floor: two days for
 * a review, as the work itself must be looked at; one for an answer in words.
 */
export const CLOCKS = {
  review: { own: { days: 14 }, floorHours: 48 },
  dispute_answer: { own: { businessDays: 5 }, floorHours: 24 },
  change_answer: { own: { businessDays: 5 }, floorHours: 24 },
  // The job is over and its work is open again: nothing waits for it, so its floor is its length.
  no_show_answer: { own: { days: 3 }, floorHours: 72 },
} as const satisfies Record<string, ClockRule>;
export type ClockName = keyof typeof CLOCKS;

/** The clocks whose end the closing waits for: where one of them cannot end in time, staff are told as it starts. */
export const CLOSING_CLOCKS = ['review', 'dispute_answer', 'change_answer'] as const satisfies readonly ClockName[];
export type ClosingClock = (typeof CLOSING_CLOCKS)[number];

/** The house, and when it closes. */
export interface ClosingHouse {
  readonly closing: PlainDate | null;
  readonly state: UsState;
}

export interface ClockStart {
  readonly clock: ClockName;
  readonly from: Date;
  readonly house: ClosingHouse;
  /** What was left of it when it was interrupted; all of its own length where it begins. */
  readonly leftMs?: number;
}

export interface ClockTime {
  readonly endsAt: Date;
  /** It cannot end with the last safe day, even at its floor. */
  readonly isTooLate: boolean;
}

/** The end of the last safe day, as days end where the house is; null without a closing, or with a half-typed one. */
export function safeUntil({ closing, state }: ClosingHouse): Date | null {
  if (closing === null || !isPlainDate(closing)) return null;
  return endOfDayIn(latestSafeFinish(closing), timeZoneOf(state));
}

/** Whether something that ends then ends after the last safe day. */
export function endsTooLate(endsAt: Date, house: ClosingHouse): boolean {
  const safe = safeUntil(house);
  return safe !== null && endsAt > safe;
}

function ownEnd({ clock, from, leftMs }: ClockStart): Date {
  if (leftMs !== undefined) return new Date(from.getTime() + leftMs);
  const { own }: ClockRule = CLOCKS[clock];
  if ('days' in own) return new Date(from.getTime() + own.days * DAY_MS);
  const instant = from.toISOString();
  return new Date(`${businessDaysAfter(instant.slice(0, 10), own.businessDays)}${instant.slice(10)}`);
}

/** Whether a clock still runs, whoever has noticed that it ended: with its last instant an answer is late. */
export const isInTime = (endsAt: Date | null, now: Date): boolean => endsAt === null || now < endsAt;

/** When a clock ends: the smaller of its own length and what the safe date leaves, never under its floor. */
export function clockTime(start: ClockStart): ClockTime {
  const { clock, from, house } = start;
  const floor = from.getTime() + CLOCKS[clock].floorHours * HOUR_MS;
  const own = ownEnd(start).getTime();
  const safe = safeUntil(house)?.getTime() ?? own;
  const endsAt = new Date(Math.max(floor, Math.min(own, safe)));
  return { endsAt, isTooLate: endsTooLate(endsAt, house) };
}
