import type Stripe from 'stripe';
import { newId } from '../ids.js';
import { bookBalance } from '../resources/balance.js';
import { PLATFORM } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';

/** Money that the platform sent from its own bank, as its dashboard shows it: available at once. */
export const topUp = (work: UnitOfWork, amount: number): Stripe.BalanceTransaction =>
  bookBalance(work, PLATFORM, {
    type: 'topup',
    reportingCategory: 'topup',
    amount,
    source: newId('tu'),
    availableOn: work.now,
    description: null,
  });

/** What the provider charges the platform itself, month by month, apart from any payment. */
export const chargeFee = (work: UnitOfWork, amount: number): Stripe.BalanceTransaction =>
  bookBalance(work, PLATFORM, {
    type: 'stripe_fee',
    reportingCategory: 'fee',
    amount: -amount,
    source: null,
    availableOn: work.now,
    description: 'Billing',
  });

/** What the platform sends from its balance to its own bank. */
export const payOutOwn = (work: UnitOfWork, amount: number): Stripe.BalanceTransaction =>
  bookBalance(work, PLATFORM, {
    type: 'payout',
    reportingCategory: 'payout',
    amount: -amount,
    source: newId('po'),
    availableOn: work.now,
    description: 'STRIPE PAYOUT',
  });
