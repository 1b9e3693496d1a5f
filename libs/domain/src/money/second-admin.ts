/** In cents: from this sum on, what staff decide about money takes two administrators. */
export const SECOND_ADMIN_CENTS = 500_000;

/** Whether a decision over this many cents waits for a second administrator. */
export const needsSecondAdmin = (amountCents: number): boolean => amountCents >= SECOND_ADMIN_CENTS;
