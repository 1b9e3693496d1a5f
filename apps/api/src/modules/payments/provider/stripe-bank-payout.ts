import { cents } from '@cw/domain';
import type Stripe from 'stripe';
import { BANK_PAYOUT_STATUSES, type BankPayout, type BankPayoutStatus, type PayoutFailure } from './payout-accounts.js';

const MS = 1000;

const FAILURES: Readonly<Record<string, PayoutFailure>> = {
  account_closed: 'account_closed',
  account_frozen: 'account_closed',
  no_account: 'no_account',
  invalid_account_number: 'no_account',
  incorrect_account_type: 'no_account',
  incorrect_account_holder_name: 'wrong_holder',
  incorrect_account_holder_address: 'wrong_holder',
  incorrect_account_holder_tax_id: 'wrong_holder',
  bank_account_restricted: 'not_allowed',
  debit_not_authorized: 'not_allowed',
  bank_ownership_changed: 'not_allowed',
};

/** A status that is not known here has not arrived. */
const statusOf = (status: string): BankPayoutStatus =>
  BANK_PAYOUT_STATUSES.find((known) => known === status) ?? 'pending';

/** A payout of a connected account in our words; never the provider's free text. */
export const bankPayout = (payout: Stripe.Payout): BankPayout => ({
  id: payout.id,
  amountCents: cents(payout.amount),
  arrivesOn: new Date(payout.arrival_date * MS).toISOString().slice(0, 10),
  status: statusOf(payout.status),
  failure: payout.failure_code === null ? null : (FAILURES[payout.failure_code] ?? 'other'),
});
