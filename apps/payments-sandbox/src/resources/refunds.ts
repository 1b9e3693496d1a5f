import type Stripe from 'stripe';
import { SECONDS_PER_DAY } from '../clock.js';
import { invalidParameter, notPossible } from '../http/api-error.js';
import { accepts, mergeMetadata, metadata, oneOf, positiveInteger, range, text } from '../http/parameters.js';
import { PAGE, paginate, within } from '../http/pagination.js';
import type { ApiRequest, Route } from '../http/routes.js';
import { newId } from '../ids.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { availableFrom, bookBalance } from './balance.js';
import { blockingDispute, closeAnsweredInquiry } from './disputes/course.js';
import { instrumentOf } from './payment-methods/instruments.js';
import { schedule } from './schedule.js';

/** How a refund goes on after it was made, and when. */
interface Course {
  readonly outcome: 'refund_succeeds' | 'refund_fails';
  readonly pending: boolean;
  readonly afterSeconds: number;
}

const CARD_OUTCOME_SECONDS = 600;
const BANK_OUTCOME_SECONDS = 4 * SECONDS_PER_DAY;

const readCreate = accepts<Stripe.RefundCreateParams>()({
  amount: positiveInteger,
  charge: text(),
  metadata,
  payment_intent: text(),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
});

const readUpdate = accepts<Stripe.RefundUpdateParams>()({ metadata });
const nothing = accepts<Stripe.RefundRetrieveParams>()({});
const listParameters = accepts<Stripe.RefundListParams>()({
  ...PAGE,
  charge: text(),
  created: range,
  payment_intent: text(),
});

type CreateParameters = ReturnType<typeof readCreate>;

function findCharge(request: ApiRequest, given: CreateParameters): Stripe.Charge {
  const { work, owner } = request;
  if (given.charge !== undefined && given.payment_intent !== undefined) {
    throw invalidParameter(
      'You may only specify one of these parameters: charge, payment_intent.',
      'charge',
      'parameters_exclusive',
    );
  }
  if (given.charge !== undefined) return work.require('charge', given.charge, owner, 'charge');
  if (given.payment_intent === undefined) {
    throw invalidParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'payment_intent',
      'parameter_missing',
    );
  }
  const intent = work.require('payment_intent', given.payment_intent, owner, 'payment_intent');
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
    const message = 'This PaymentIntent does not have a successful charge to refund.';
    throw notPossible(message, {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
      payment_intent: intent,
    });
  }
  return work.require('charge', intent.latest_charge, owner, 'charge');
}

function refundableAmount(request: ApiRequest, charge: Stripe.Charge, wanted: number | undefined): number {
  if (charge.status !== 'succeeded')
    throw notPossible(`Charge ${charge.id} did not succeed, so it cannot be refunded.`, { param: 'charge' });
  if (charge.disputed && blockingDispute(request.work, request.owner, charge)) {
    throw notPossible(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
      param: 'charge',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw notPossible(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      param: 'charge',
    });
  const amount = wanted ?? left;
  if (amount > left)
    throw notPossible(`Refund amount (${amount} cents) is greater than unrefunded amount on charge (${left} cents).`, {
      param: 'amount',
    });
  return amount;
}

function withRefunded(work: UnitOfWork, owner: string, charge: Stripe.Charge, amountRefunded: number): Stripe.Charge {
  return work.save('charge', owner, {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  });
}

/** Null for a refund that is there at once; one to a bank account is days on its way. */
function courseOf(work: UnitOfWork, charge: Stripe.Charge): Course | null {
  if (charge.payment_method === null) return null;
  const instrument = instrumentOf(work, charge.payment_method);
  if (instrument.type === 'us_bank_account')
    return { outcome: 'refund_succeeds', pending: true, afterSeconds: BANK_OUTCOME_SECONDS };
  const { behavior } = instrument.card;
  const refund = behavior.kind === 'approve' ? behavior.refund : undefined;
  if (refund === undefined) return null;
  const pending = refund === 'pending';
  return {
    outcome: pending ? 'refund_succeeds' : 'refund_fails',
    pending,
    afterSeconds: CARD_OUTCOME_SECONDS,
  };
}

function destinationOf(charge: Stripe.Charge): Stripe.Refund.DestinationDetails {
  if (charge.payment_method_details?.us_bank_account) {
    return { type: 'us_bank_transfer', us_bank_transfer: { reference: null, reference_status: 'pending' } };
  }
  return {
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    type: 'card',
  };
}

/** Stripe names the money of a bank account `payment`, that of a card `charge`. */
const isBankDebit = (charge: Stripe.Charge): boolean => charge.id.startsWith('py_');

function createRefund(request: ApiRequest): Stripe.Refund {
  const { work, owner } = request;
  const given = readCreate(request.form);
  const charge = findCharge(request, given);
  const amount = refundableAmount(request, charge, given.amount);
  const course = courseOf(work, charge);
  const id = newId('re');
  const transaction = bookBalance(work, owner, {
    type: isBankDebit(charge) ? 'payment_refund' : 'refund',
    reportingCategory: 'refund',
    amount: -amount,
    source: id,
    availableOn: availableFrom(work, charge.balance_transaction),
    description: `REFUND FOR CHARGE${charge.description ? ` (${charge.description})` : ''}`,
  });
  const refund = work.save('refund', owner, {
    id,
    object: 'refund',
    amount,
    balance_transaction: transaction.id,
    charge: charge.id,
    created: work.now,
    currency: 'usd',
    customer: null,
    customer_account: null,
    destination_details: destinationOf(charge),
    metadata: mergeMetadata({}, given.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: course?.pending ? 'pending' : 'succeeded',
    transfer_reversal: null,
    ...(course?.pending && { pending_reason: 'processing' as const }),
  });
  if (course) schedule(work, owner, { kind: course.outcome, subject: refund.id, afterSeconds: course.afterSeconds });
  work.emit(owner, 'refund.created', refund);
  const refunded = withRefunded(work, owner, charge, charge.amount_refunded + amount);
  work.emit(owner, 'charge.refunded', refunded, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  closeAnsweredInquiry(work, owner, refunded);
  return refund;
}

/** A refund that has arrived can be named to the payer's bank. */
function arrivedDetails(refund: Stripe.Refund, now: number): Pick<Stripe.Refund, 'destination_details'> {
  if (!refund.destination_details?.us_bank_transfer) return {};
  const reference = `0910000${String(now).slice(-8)}`;
  return {
    destination_details: { type: 'us_bank_transfer', us_bank_transfer: { reference, reference_status: 'available' } },
  };
}

/** A pending refund reaches the payer. */
export function succeedRefund(work: UnitOfWork, owner: string, refund: Stripe.Refund): void {
  if (refund.status !== 'pending') return;
  const succeeded: Stripe.Refund = { ...refund, ...arrivedDetails(refund, work.now), status: 'succeeded' };
  delete succeeded.pending_reason;
  work.save('refund', owner, succeeded);
  work.emit(owner, 'refund.updated', succeeded, { status: 'pending' });
  work.emit(owner, 'charge.refund.updated', succeeded, { status: 'pending' });
}

/** The cardholder's bank sends the refund back: the money returns to the balance, the charge counts as not refunded. */
export function failRefund(work: UnitOfWork, owner: string, refund: Stripe.Refund): void {
  if (refund.status !== 'succeeded' && refund.status !== 'pending') return;
  const transaction = bookBalance(work, owner, {
    type: 'refund_failure',
    reportingCategory: 'refund_failure',
    amount: refund.amount,
    source: refund.id,
    availableOn: work.now,
    description: 'REFUND FAILURE',
  });
  const failed = work.save('refund', owner, {
    ...refund,
    failure_balance_transaction: transaction.id,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  });
  const charge = typeof refund.charge === 'string' ? work.find('charge', refund.charge, owner) : undefined;
  if (charge) withRefunded(work, owner, charge, charge.amount_refunded - refund.amount);
  const previous = { status: refund.status };
  work.emit(owner, 'refund.failed', failed, previous);
  work.emit(owner, 'refund.updated', failed, previous);
  work.emit(owner, 'charge.refund.updated', failed, previous);
}

export const refundRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/refunds', handle: createRefund },
  {
    method: 'GET',
    path: '/v1/refunds',
    handle({ work, owner, form }) {
      const wanted = listParameters(form);
      const found = work
        .all('refund', owner)
        .filter(
          (refund) =>
            within(wanted.created, refund.created) &&
            (wanted.charge ?? refund.charge) === refund.charge &&
            (wanted.payment_intent ?? refund.payment_intent) === refund.payment_intent,
        );
      return paginate(found, wanted, '/v1/refunds');
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      return work.require('refund', id, owner, 'refund');
    },
  },
  {
    method: 'POST',
    path: '/v1/refunds/:id',
    handle({ work, owner, id, form }) {
      const given = readUpdate(form);
      const refund = work.require('refund', id, owner, 'refund');
      return work.save('refund', owner, { ...refund, metadata: mergeMetadata(refund.metadata ?? {}, given.metadata) });
    },
  },
];
