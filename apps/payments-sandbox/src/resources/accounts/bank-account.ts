import type Stripe from 'stripe';
import { TEST_BANK_NAME, TEST_ROUTING_NUMBER } from '../../bank-accounts.js';
import { newId } from '../../ids.js';
import type { UnitOfWork } from '../../store/unit-of-work.js';
import { fingerprintOf } from '../payment-methods/build-payment-method.js';

export interface BankDetails {
  readonly holder: string;
  /** One of the test numbers. */
  readonly accountNumber: string;
}

const nothingDue = () => ({ currently_due: [], errors: [], past_due: [], pending_verification: [] });

/** Keeps the account that a contractor is paid on. */
export function saveBankAccount(work: UnitOfWork, account: string, bank: BankDetails): Stripe.BankAccount {
  const id = newId('ba');
  work.save('bank_account', account, { id, number: bank.accountNumber });
  return {
    id,
    object: 'bank_account',
    account,
    account_holder_name: bank.holder,
    account_holder_type: 'individual',
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: TEST_BANK_NAME,
    country: 'US',
    currency: 'usd',
    default_for_currency: true,
    fingerprint: fingerprintOf(bank.accountNumber),
    future_requirements: nothingDue(),
    last4: bank.accountNumber.slice(-4),
    metadata: {},
    requirements: nothingDue(),
    routing_number: TEST_ROUTING_NUMBER,
    status: 'new',
  };
}

/** Where an account is paid out to; undefined before it has said so. */
export const bankAccountOf = (account: Stripe.Account): Stripe.BankAccount | undefined =>
  account.external_accounts?.data.find((one) => one.object === 'bank_account');

export const withBankAccount = (account: Stripe.Account, bank: Stripe.BankAccount): Stripe.Account => ({
  ...account,
  external_accounts: {
    object: 'list',
    data: [bank],
    has_more: false,
    url: `/v1/accounts/${account.id}/external_accounts`,
  },
});

/** A bank that has sent a payout back gets no other until the contractor names an account again. */
export const isErrored = (bank: Stripe.BankAccount | undefined): boolean => bank?.status === 'errored';
