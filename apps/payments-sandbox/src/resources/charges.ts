import type Stripe from 'stripe';
import type { Decline } from '../cards.js';
import { SECONDS_PER_DAY } from '../clock.js';
import { cardFee } from '../fees.js';
import { accepts, range, text } from '../http/parameters.js';
import { PAGE, paginate, within } from '../http/pagination.js';
import type { Route } from '../http/routes.js';
import { newId } from '../ids.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { bookBalance } from './balance.js';
import { detailsOf, type ChargeAttempt } from './charge-details.js';

const SETTLEMENT_SECONDS = 2 * SECONDS_PER_DAY;

export const NO_BILLING_DETAILS: Stripe.Charge.BillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/** A charge on which nothing has happened yet. */
export function blankCharge(id: string, amount: number, created: number): Stripe.Charge {
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: NO_BILLING_DETAILS,
    calculated_statement_descriptor: null,
    captured: false,
    created,
    currency: 'usd',
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: null,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
}

/** A charge that nothing has decided yet. */
export function attemptedCharge(work: UnitOfWork, attempt: ChargeAttempt): Stripe.Charge {
  const { intent, method } = attempt;
  return {
    ...blankCharge(newId(method.type === 'card' ? 'ch' : 'py'), intent.amount, work.now),
    billing_details: method.billing_details,
    calculated_statement_descriptor: ['CLOSEWRIGHT', intent.statement_descriptor_suffix].filter(Boolean).join('* '),
    description: intent.description,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(attempt),
    receipt_email: intent.receipt_email,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    transfer_group: intent.transfer_group,
  };
}

/** Takes the money: books amount and fee, available after two days or at once. */
export function succeedCharge(
  work: UnitOfWork,
  owner: string,
  attempt: ChargeAttempt,
  bypassPending: boolean,
): Stripe.Charge {
  const charge = attemptedCharge(work, attempt);
  const transaction = bookBalance(work, owner, {
    type: 'charge',
    reportingCategory: 'charge',
    amount: charge.amount,
    fee: cardFee(charge.amount),
    source: charge.id,
    availableOn: work.now + (bypassPending ? 0 : SETTLEMENT_SECONDS),
    description: charge.description,
  });
  const succeeded: Stripe.Charge = {
    ...charge,
    amount_captured: charge.amount,
    balance_transaction: transaction.id,
    captured: true,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    status: 'succeeded',
  };
  work.save('charge', owner, succeeded);
  work.emit(owner, 'charge.succeeded', succeeded);
  return succeeded;
}

/** Keeps the declined attempt as a failed charge. */
export function failCharge(work: UnitOfWork, owner: string, attempt: ChargeAttempt, decline: Decline): Stripe.Charge {
  const failed: Stripe.Charge = {
    ...attemptedCharge(work, attempt),
    failure_code: decline.code,
    failure_message: decline.message,
    outcome: {
      advice_code: 'try_again_later',
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'declined_by_network',
      reason: decline.declineCode ?? decline.code,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: 'The bank did not return any further details with this decline.',
      type: 'issuer_declined',
    },
    status: 'failed',
  };
  work.save('charge', owner, failed);
  work.emit(owner, 'charge.failed', failed);
  return failed;
}

const nothing = accepts<Stripe.ChargeRetrieveParams>()({});

const listParameters = accepts<Stripe.ChargeListParams>()({
  ...PAGE,
  created: range,
  payment_intent: text(),
  transfer_group: text(),
});

export const chargeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    handle({ work, owner, form }) {
      const wanted = listParameters(form);
      const found = work
        .all('charge', owner)
        .filter(
          (charge) =>
            within(wanted.created, charge.created) &&
            (wanted.payment_intent ?? charge.payment_intent) === charge.payment_intent &&
            (wanted.transfer_group ?? charge.transfer_group) === charge.transfer_group,
        );
      return paginate(found, wanted, '/v1/charges');
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      return work.require('charge', id, owner, 'id');
    },
  },
];
