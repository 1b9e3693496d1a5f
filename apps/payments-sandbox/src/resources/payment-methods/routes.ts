import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { cardByNumber, cardByToken, checkCard, type CardDetails, type TestCard } from '../cards.js';
import { notPossible } from '../http/api-error.js';
import { accepts, emptyable, given, integer, metadata, nested, oneOf, required, text } from '../http/parameters.js';
import type { Route } from '../http/routes.js';
import { newId } from '../ids.js';
import type { UnitOfWork } from '../store/unit-of-work.js';

const readAddress = accepts<Stripe.AddressParam>()({
  city: emptyable(text()),
  country: emptyable(text(2)),
  line1: emptyable(text()),
  line2: emptyable(text()),
  postal_code: emptyable(text()),
  state: emptyable(text()),
});

const readBillingDetails = accepts<Stripe.PaymentMethodCreateParams.BillingDetails>()({
  address: nested(readAddress),
  email: emptyable(text()),
  name: emptyable(text()),
  phone: emptyable(text()),
});

const readCard = accepts<Stripe.PaymentMethodCreateParams.Card>()({
  number: required(text()),
  exp_month: required(integer),
  exp_year: required(integer),
  cvc: text(),
});

/** A card as a browser sends it, in `payment_method_data` or to `/v1/payment_methods`. */
export const readPaymentMethodData = accepts<Stripe.PaymentMethodCreateParams>()({
  type: required(oneOf('card')),
  card: required(nested(readCard)),
  billing_details: nested(readBillingDetails),
  allow_redisplay: oneOf('always', 'limited', 'unspecified'),
  metadata,
});

export type PaymentMethodData = ReturnType<typeof readPaymentMethodData>;
type Billing = PaymentMethodData['billing_details'];

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
const NO_BILLING = { address: NO_ADDRESS, email: null, name: null, phone: null, tax_id: null };

function buildBilling(billing: Billing): Stripe.PaymentMethod.BillingDetails {
  return { ...NO_BILLING, ...given(billing), address: { ...NO_ADDRESS, ...given(billing?.address) } };
}

/** Equal for equal numbers and tells nothing of them. */
const fingerprintOf = (number: string): string => createHash('sha256').update(number).digest('base64url').slice(0, 16);

function buildCard(card: TestCard, details: CardDetails, hasPostalCode: boolean): Stripe.PaymentMethod.Card {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: hasPostalCode ? 'pass' : null,
      cvc_check: details.cvc === null ? null : 'pass',
    },
    country: 'US',
    display_brand: card.brand,
    exp_month: details.expMonth,
    exp_year: details.expYear,
    fingerprint: fingerprintOf(card.number),
    funding: card.funding,
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function savePaymentMethod(
  work: UnitOfWork,
  owner: string,
  details: CardDetails,
  data: Partial<PaymentMethodData>,
): Stripe.PaymentMethod {
  const card = checkCard(details, new Date(work.now * 1000));
  const billing = buildBilling(data.billing_details);
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: data.allow_redisplay ?? 'unspecified',
    billing_details: billing,
    card: buildCard(card, details, Boolean(billing.address?.postal_code)),
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: data.metadata ?? {},
    type: 'card',
  };
  work.save('card', owner, { id: method.id, number: card.number });
  return work.save('payment_method', owner, method);
}

/** A payment method for typed card details; throws a 402 card error when they cannot be right. */
export function createPaymentMethod(work: UnitOfWork, owner: string, data: PaymentMethodData): Stripe.PaymentMethod {
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = data.card;
  return savePaymentMethod(work, owner, { number, expMonth, expYear, cvc: cvc ?? null }, data);
}

/** The stored payment method with this id, or a new one for an id such as `pm_card_visa`. */
export function paymentMethodFor(work: UnitOfWork, owner: string, id: string): Stripe.PaymentMethod {
  const card = cardByToken(id);
  if (!card) return work.require('payment_method', id, owner, 'payment_method');
  const expYear = new Date(work.now * 1000).getUTCFullYear() + 4;
  return savePaymentMethod(work, owner, { number: card.number, expMonth: 12, expYear, cvc: null }, {});
}

/** The test card behind a payment method: what it will do when charged. */
export function testCardOf(work: UnitOfWork, paymentMethodId: string): TestCard {
  const card = work.find('card', paymentMethodId);
  if (!card) throw notPossible('The payment method is not a card.', { param: 'payment_method' });
  return cardByNumber(card.number);
}

const nothing = accepts<Stripe.PaymentMethodRetrieveParams>()({});

export const paymentMethodRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    publishable: true,
    handle: ({ work, owner, form }) => createPaymentMethod(work, owner, readPaymentMethodData(form)),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      return work.require('payment_method', id, owner, 'payment_method');
    },
  },
];
