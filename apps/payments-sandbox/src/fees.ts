/** Stripe's list price for a US card, 2.9 % + 30 ¢, in cents, half a cent rounded up. */
export const cardFee = (amount: number): number => Math.floor((amount * 29 + 500) / 1000) + 30;

/** What a card dispute costs, in cents, whoever wins it. */
export const DISPUTE_FEE = 1500;
