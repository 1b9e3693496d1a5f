import { HOUR_MS } from '../schedule/durations.js';

/** Spec 3 and BID-01. */
export const BID_LIMITS = {
  amountMinCents: 50,
  amountMaxCents: 99_999_999,
  timelineMin: 2,
  timelineMax: 120,
  workDescriptionMin: 10,
  workDescriptionMax: 5000,
  materialsMax: 2000,
  noteMax: 500,
  durationDaysMin: 1,
  durationDaysMax: 365,
  warrantyMonthsMax: 120,
  rejectReasonMax: 500,
} as const;

/** Why the system took a pending bid back. */
export const BID_END_REASONS = ['expired', 'papers_expired', 'account_ended'] as const;
export type BidEndReason = (typeof BID_END_REASONS)[number];

/** BID-06: the promise that marketing makes. */
export const FIRST_BID_PROMISE_HOURS = 24;

/** When contractors are reminded of a project that nobody has bid on, and how much farther away they may be by then. */
export const PROMISE_REMINDER = { hours: 12, radiusFactor: 1.5 } as const;

export const PROMISE_STATES = ['running', 'kept', 'late'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

/** When the first bid is promised by. */
export const firstBidDue = (postedAt: Date): Date => new Date(postedAt.getTime() + FIRST_BID_PROMISE_HOURS * HOUR_MS);

/** How the promise stands; null for a project that ended before anybody had to bid. */
export function promiseState(
  project: { readonly isOpen: boolean; readonly postedAt: Date; readonly firstBidAt: Date | null },
  now: Date,
): PromiseState | null {
  const due = firstBidDue(project.postedAt);
  if (project.firstBidAt !== null) return project.firstBidAt <= due ? 'kept' : 'late';
  if (!project.isOpen) return null;
  return now < due ? 'running' : 'late';
}

/** Whether a bid is over by its own day; without one it stands until it is answered. */
export const bidHasExpired = (bid: { readonly expiresAt: Date | null }, now: Date): boolean =>
  bid.expiresAt !== null && now >= bid.expiresAt;
