import type Stripe from 'stripe';
import { bankAccountByNumber, type BankReturn } from '../../bank-accounts.js';
import { SECONDS_PER_DAY } from '../../clock.js';
import { newId } from '../../ids.js';
import { PLATFORM } from '../../store/records.js';
import type { UnitOfWork } from '../../store/unit-of-work.js';
import { bankAccountOf, withBankAccount } from '../accounts/bank-account.js';
import { noRequirements } from '../accounts/build.js';
import { bookBalance, fundsOf } from '../balance.js';
import { schedule } from '../schedule.js';

/** What the bank says comes so long after the money was sent. */
const ARRIVAL_SECONDS = 2 * SECONDS_PER_DAY;

/** Pays an account out on the day after money of it has become available. */
export function planPayout(work: UnitOfWork, account: string, availableOn: number): void {
  const afterSeconds = Math.max(availableOn - work.now, 0) + SECONDS_PER_DAY;
  schedule(work, PLATFORM, { kind: 'payout_due', subject: account, afterSeconds });
}

function buildPayout(bank: Stripe.BankAccount, amount: number, now: number): Stripe.Payout {
  return {
    id: newId('po'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: now + ARRIVAL_SECONDS,
    automatic: true,
    balance_transaction: null,
    created: now,
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: bank.id,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: { status: 'pending', value: null },
    type: 'bank_account',
  };
}

/** Sends all that is available on an account to its bank. */
export function payOut(work: UnitOfWork, _platform: string, account: Stripe.Account): void {
  const bank = bankAccountOf(account);
  const { available } = fundsOf(work, account.id);
  const isAutomatic = account.settings?.payouts?.schedule.interval !== 'manual';
  if (!bank || !account.payouts_enabled || !isAutomatic || available <= 0) return;
  const payout = buildPayout(bank, available, work.now);
  const transaction = bookBalance(work, account.id, {
    type: 'payout',
    reportingCategory: 'payout',
    amount: -available,
    source: payout.id,
    availableOn: work.now,
    description: payout.description,
  });
  const sent = work.save('payout', account.id, { ...payout, balance_transaction: transaction.id });
  schedule(work, account.id, { kind: 'payout_arrives', subject: sent.id, afterSeconds: ARRIVAL_SECONDS });
  work.emit(account.id, 'payout.created', sent);
}

/** The contractor has to name another account before more is sent. */
function stopPayouts(work: UnitOfWork, account: Stripe.Account): void {
  const bank = bankAccountOf(account);
  if (!bank) return;
  const errored: Stripe.BankAccount = { ...bank, status: 'errored' };
  const requirements: Stripe.Account.Requirements = {
    ...noRequirements(),
    currently_due: ['external_account'],
    eventually_due: ['external_account'],
    past_due: ['external_account'],
  };
  const stopped = work.save('account', PLATFORM, {
    ...withBankAccount(account, errored),
    payouts_enabled: false,
    requirements,
  });
  work.emit(account.id, 'account.external_account.updated', errored, { status: bank.status });
  work.emit(account.id, 'account.updated', stopped, { payouts_enabled: true });
}

function failPayout(work: UnitOfWork, account: string, payout: Stripe.Payout, reason: BankReturn): void {
  const transaction = bookBalance(work, account, {
    type: 'payout_failure',
    reportingCategory: 'payout_reversal',
    amount: payout.amount,
    source: payout.id,
    availableOn: work.now,
    description: 'STRIPE PAYOUT FAILURE',
  });
  const failed = work.save('payout', account, {
    ...payout,
    failure_balance_transaction: transaction.id,
    failure_code: reason.code,
    failure_message: reason.message,
    reconciliation_status: 'completed',
    status: 'failed',
    trace_id: { status: 'unsupported', value: null },
  });
  work.emit(account, 'payout.failed', failed, { status: payout.status });
  stopPayouts(work, work.require('account', account, PLATFORM, 'account'));
}

/** The bank takes the money or sends it back; then it stands on the account's balance again. */
export function endPayout(work: UnitOfWork, account: string, payout: Stripe.Payout): void {
  if (payout.status !== 'in_transit') return;
  const number = work.find('bank_account', String(payout.destination), account)?.number;
  const course = number === undefined ? null : bankAccountByNumber(number).debit;
  if (course?.kind === 'fails') {
    failPayout(work, account, payout, course.reason);
    return;
  }
  const paid = work.save('payout', account, {
    ...payout,
    reconciliation_status: 'completed',
    status: 'paid',
    trace_id: { status: 'supported', value: `0910000${String(work.now).slice(-8)}` },
  });
  work.emit(account, 'payout.paid', paid, { status: payout.status });
}
