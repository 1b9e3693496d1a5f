import type Stripe from 'stripe';
import { checkCard, type CardDetails, type TestCard } from '../../cards.js';
import type { UnitOfWork } from '../../store/unit-of-work.js';
import { buildPaymentMethod, fingerprintOf } from './build-payment-method.js';
import type { CardData } from './parameters.js';

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

function saveCard(
  work: UnitOfWork,
  owner: string,
  details: CardDetails,
  data: Partial<CardData>,
): Stripe.PaymentMethod {
  const card = checkCard(details, new Date(work.now * 1000));
  const common = buildPaymentMethod(data, work.now);
  const hasPostalCode = Boolean(common.billing_details.address?.postal_code);
  work.save('card', owner, { id: common.id, number: card.number });
  return work.save('payment_method', owner, {
    ...common,
    card: buildCard(card, details, hasPostalCode),
    type: 'card',
  });
}

/** A payment method for typed card details; throws a 402 card error when they cannot be right. */
export function createCard(work: UnitOfWork, owner: string, data: CardData): Stripe.PaymentMethod {
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = data.card;
  return saveCard(work, owner, { number, expMonth, expYear, cvc: cvc ?? null }, data);
}

/** A payment method for an id such as `pm_card_visa`. */
export function cardForToken(work: UnitOfWork, owner: string, card: TestCard): Stripe.PaymentMethod {
  const expYear = new Date(work.now * 1000).getUTCFullYear() + 4;
  return saveCard(work, owner, { number: card.number, expMonth: 12, expYear, cvc: null }, {});
}
