import type Stripe from 'stripe';
import type { BankReturn, DebitCourse } from '../bank-accounts.js';
import { SECONDS_PER_DAY } from '../clock.js';
import { bankDebitFee } from '../fees.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { bookBalance } from './balance.js';
import type { ChargeAttempt } from './charge-details.js';
import { attemptedCharge } from './charges.js';
import { openDispute } from './disputes/course.js';
import { revokeMandate } from './mandates.js';
import { instrumentOf } from './payment-methods/instruments.js';
import { schedule } from './schedule.js';

/** ACH takes up to four days to say whether the money comes. */
const OUTCOME_SECONDS = 4 * SECONDS_PER_DAY;

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

function withBankDetails(
  charge: Stripe.Charge,
  details: Partial<Stripe.Charge.PaymentMethodDetails.UsBankAccount>,
): Stripe.Charge {
  const known = charge.payment_method_details?.us_bank_account;
  if (!known) throw new Error(`charge ${charge.id} is not a bank debit`);
  return {
    ...charge,
    payment_method_details: { type: 'us_bank_account', us_bank_account: { ...known, ...details } },
  };
}

/** Sends the debit to the bank: the charge is pending and the intent processing until the bank has answered. */
export function startDebit(
  work: UnitOfWork,
  owner: string,
  attempt: ChargeAttempt,
  course: DebitCourse,
): Stripe.PaymentIntent {
  const begun = withBankDetails(attemptedCharge(work, attempt), {
    expected_debit_date: dayOf(work.now + SECONDS_PER_DAY),
  });
  const charge = work.save('charge', owner, { ...begun, amount_captured: begun.amount, captured: true });
  const intent = work.save('payment_intent', owner, {
    ...attempt.intent,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: attempt.method.id,
    status: 'processing',
  });
  if (course.kind !== 'stays') {
    schedule(work, owner, { kind: 'debit_ends', subject: charge.id, afterSeconds: OUTCOME_SECONDS });
  }
  work.emit(owner, 'charge.pending', charge);
  work.emit(owner, 'payment_intent.processing', intent);
  return intent;
}

function intentOf(work: UnitOfWork, owner: string, charge: Stripe.Charge): Stripe.PaymentIntent {
  return work.require('payment_intent', String(charge.payment_intent), owner, 'payment_intent');
}

/** Fifteen digits, as banks print them beside the debit. */
const referenceOf = (now: number): string => `0910000${String(now).slice(-8).padStart(8, '0')}`;

function succeedDebit(work: UnitOfWork, owner: string, pending: Stripe.Charge): Stripe.Charge {
  const transaction = bookBalance(work, owner, {
    type: 'payment',
    reportingCategory: 'charge',
    amount: pending.amount,
    fee: bankDebitFee(pending.amount),
    source: pending.id,
    availableOn: work.now,
    description: pending.description,
  });
  const charge = work.save('charge', owner, {
    ...withBankDetails(pending, { payment_reference: referenceOf(work.now) }),
    balance_transaction: transaction.id,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'not_assessed',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    status: 'succeeded',
  });
  const intent = work.save('payment_intent', owner, {
    ...intentOf(work, owner, charge),
    amount_received: charge.amount,
    status: 'succeeded',
  });
  work.emit(owner, 'charge.succeeded', charge, { status: 'pending' });
  work.emit(owner, 'payment_intent.succeeded', intent);
  return charge;
}

/** A holder who tells the bank that the debit was not allowed gets the money back at once, and the leave has ended. */
function disputeDebit(work: UnitOfWork, owner: string, charge: Stripe.Charge): void {
  const id = charge.payment_method_details?.us_bank_account?.mandate;
  const mandate = typeof id === 'string' ? work.find('mandate', id, owner) : undefined;
  openDispute(work, owner, charge, { reason: 'debit_not_authorized' });
  if (mandate) revokeMandate(work, owner, mandate);
}

type Failure = Pick<Stripe.Charge, 'failure_code' | 'failure_message'>;

function failedCharge(work: UnitOfWork, owner: string, charge: Stripe.Charge, failure: Failure): Stripe.Charge {
  const failed = work.save('charge', owner, {
    ...charge,
    ...failure,
    amount_captured: 0,
    captured: false,
    status: 'failed',
  });
  work.emit(owner, 'charge.failed', failed, { status: charge.status });
  return failed;
}

function failDebit(work: UnitOfWork, owner: string, pending: Stripe.Charge, reason: BankReturn): void {
  const charge = failedCharge(work, owner, pending, { failure_code: reason.code, failure_message: reason.message });
  const before = intentOf(work, owner, charge);
  const method = work.find('payment_method', String(charge.payment_method), owner);
  const intent = work.save('payment_intent', owner, {
    ...before,
    last_payment_error: {
      charge: charge.id,
      code: reason.code,
      message: reason.message,
      ...(method && { payment_method: method }),
      type: 'invalid_request_error',
    },
    payment_method: null,
    status: 'requires_payment_method',
  });
  work.emit(owner, 'payment_intent.payment_failed', intent);
}

const courseOf = (work: UnitOfWork, charge: Stripe.Charge): DebitCourse | null => {
  const instrument = charge.payment_method === null ? null : instrumentOf(work, charge.payment_method);
  return instrument?.type === 'us_bank_account' ? instrument.account.debit : null;
};

/** The bank answers, once; what has ended already stays as it is. */
export function endDebit(work: UnitOfWork, owner: string, charge: Stripe.Charge): void {
  const course = courseOf(work, charge);
  if (charge.status !== 'pending' || !course) return;
  if (course.kind === 'fails') {
    failDebit(work, owner, charge, course.reason);
    return;
  }
  const succeeded = succeedDebit(work, owner, charge);
  if (course.kind === 'succeeds' && course.dispute) disputeDebit(work, owner, succeeded);
}

/** Calls back a debit that the bank has not taken up; undefined when it is too late for that. */
export function cancelDebit(work: UnitOfWork, owner: string, chargeId: string): Stripe.Charge | undefined {
  const charge = work.find('charge', chargeId, owner);
  if (charge?.status !== 'pending' || courseOf(work, charge)?.kind !== 'stays') return undefined;
  return failedCharge(work, owner, charge, { failure_code: null, failure_message: 'The payment was canceled.' });
}
