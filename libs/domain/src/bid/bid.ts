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
} as const;

/** BID-06: the promise that marketing makes. */
export const FIRST_BID_PROMISE_HOURS = 24;
