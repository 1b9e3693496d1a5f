/** Stripe's list price for a US card, 2.9 % + 30 ¢, in cents, half a cent rounded up. */
export const cardFee = (amount: number): number => Math.floor((amount * 29 + 500) / 1000) + 30;

const LARGEST_BANK_DEBIT_FEE = 500;

/** Stripe's list price for an ACH debit, 0.8 % and at most $5, in cents, half a cent rounded up. */
export const bankDebitFee = (amount: number): number =>
  Math.min(Math.floor((amount * 8 + 500) / 1000), LARGEST_BANK_DEBIT_FEE);

/** What a dispute costs, in cents, whoever wins it. */
export const DISPUTE_FEE = 1500;
