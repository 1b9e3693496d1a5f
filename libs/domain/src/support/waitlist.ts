/** WAIT-01: a place on the waitlist is erased so many days after it was taken. */
export const WAITLIST_LIMITS = { retentionDays: 365 } as const;
