import { cents, subtractCents, type Cents } from './cents.js';

/** Spec 9: the service fee is 10 % of a completed transaction, deducted from the contractor's payment. */
export const SERVICE_FEE_PERCENT = 10;

/** The fee on `gross`, rounded half up in whole cents. Throws RangeError below zero. */
export function serviceFee(gross: Cents): Cents {
  if (gross < 0) throw new RangeError('A fee is taken only from a paid amount');
  return cents(Math.floor((gross * SERVICE_FEE_PERCENT + 50) / 100));
}

/** What the contractor receives of `gross`: fee + payout is always `gross` to the cent. */
export const contractorPayout = (gross: Cents): Cents => subtractCents(gross, serviceFee(gross));

/**
 * Spreads the payout of a milestone over the charges that funded it, oldest first, so that no transfer exceeds its
 * charge and the sum is exact. Shape: one transfer per charge, same order; a charge may get 0.
 */
export function spreadPayout(charges: readonly Cents[], payout: Cents): Cents[] {
  let left: number = payout;
  const transfers = charges.map((charge) => {
    const part = Math.min(charge, left);
    left -= part;
    return cents(part);
  });
  if (left > 0) throw new RangeError('The charges do not cover the payout');
  return transfers;
}
