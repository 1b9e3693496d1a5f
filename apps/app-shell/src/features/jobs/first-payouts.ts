/** What every reader of payouts asks for first: one answer for all of them, and the provider is read once. */
export const FIRST_PAYOUTS = { limit: 20 } as const;
