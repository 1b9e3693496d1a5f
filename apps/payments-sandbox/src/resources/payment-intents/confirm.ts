import type Stripe from 'stripe';
import type { Decline } from '../../cards.js';
import { notPossible, type ApiErrorBody } from '../../http/api-error.js';
import { Declined } from '../../http/routes.js';
import { failCharge, type ChargeAttempt } from '../charges.js';
import { createPaymentMethod, paymentMethodFor, testCardOf } from '../payment-methods.js';
import { askForAuthentication } from './challenge.js';
import type { ConfirmParameters } from './parameters.js';
import { succeedIntent, type Confirmation } from './succeed.js';

const CONFIRMABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** 400 with the intent inside, as for every action that its status does not allow. */
export const unexpectedState = (message: string, intent: Stripe.PaymentIntent) =>
  notPossible(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });

export function chooseMethod(
  confirmation: Confirmation,
  intent: Stripe.PaymentIntent,
  given: ConfirmParameters,
): Stripe.PaymentMethod | null {
  const { work, owner } = confirmation;
  if (given.payment_method_data) return createPaymentMethod(work, owner, given.payment_method_data);
  const id = given.payment_method ?? (typeof intent.payment_method === 'string' ? intent.payment_method : null);
  return id === null ? null : paymentMethodFor(work, owner, id);
}

function declineIntent(confirmation: Confirmation, attempt: ChargeAttempt, decline: Decline): Declined {
  const { work, owner } = confirmation;
  const charge = failCharge(work, owner, attempt, decline);
  const error = {
    charge: charge.id,
    code: decline.code,
    ...(decline.declineCode && { decline_code: decline.declineCode }),
    doc_url: `https://docs.stripe.com/error-codes#${decline.code.replaceAll('_', '-')}`,
    message: decline.message,
    ...(decline.param && { param: decline.param }),
    payment_method: attempt.method,
    type: 'card_error',
  } satisfies Stripe.PaymentIntent.LastPaymentError & ApiErrorBody;
  const intent = work.save('payment_intent', owner, {
    ...attempt.intent,
    last_payment_error: error,
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  work.emit(owner, 'payment_intent.payment_failed', intent);
  return new Declined({ ...error, payment_intent: intent });
}

/** Tries to take the money: a succeeded intent, one that asks for authentication, or a decline. */
export function confirmIntent(
  confirmation: Confirmation,
  intent: Stripe.PaymentIntent,
  given: ConfirmParameters,
): Stripe.PaymentIntent | Declined {
  if (!CONFIRMABLE.includes(intent.status)) {
    throw unexpectedState(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, intent);
  }
  const method = chooseMethod(confirmation, intent, given);
  if (!method)
    throw unexpectedState("You cannot confirm this PaymentIntent because it's missing a payment method.", intent);
  const card = testCardOf(confirmation.work, method.id);
  const attempt: ChargeAttempt = { intent, method, authenticated: false };
  switch (card.behavior.kind) {
    case 'decline':
      return declineIntent(confirmation, attempt, card.behavior.decline);
    case 'challenge':
      return askForAuthentication(confirmation, attempt, given.return_url ?? null);
    case 'approve':
      return succeedIntent(confirmation, attempt, card);
  }
}
