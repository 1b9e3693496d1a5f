import type Stripe from 'stripe';
import type { TestBankAccount } from '../../bank-accounts.js';
import type { Decline, TestCard } from '../../cards.js';
import { invalidParameter, notPossible, type ApiErrorBody } from '../../http/api-error.js';
import { Declined } from '../../http/routes.js';
import { startDebit } from '../bank-debits.js';
import type { ChargeAttempt } from '../charge-details.js';
import { failCharge } from '../charges.js';
import { acceptMandate } from '../mandates.js';
import { createPaymentMethod, instrumentOf, paymentMethodFor } from '../payment-methods/instruments.js';
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
  given: Pick<ConfirmParameters, 'payment_method' | 'payment_method_data'>,
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

function checkType(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  if (intent.payment_method_types.includes(method.type)) return;
  throw invalidParameter(
    `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. It takes: ${intent.payment_method_types.join(', ')}.`,
    'payment_method',
    'payment_intent_incompatible_payment_method',
  );
}

function chargeCard(
  confirmation: Confirmation,
  attempt: ChargeAttempt,
  { card, returnUrl }: { card: TestCard; returnUrl: string | null },
): Stripe.PaymentIntent | Declined {
  switch (card.behavior.kind) {
    case 'decline':
      return declineIntent(confirmation, attempt, card.behavior.decline);
    case 'challenge':
      return askForAuthentication(confirmation, attempt, returnUrl);
    case 'approve':
      return succeedIntent(confirmation, attempt, card);
  }
}

function debitAccount(
  { work, owner }: Confirmation,
  attempt: ChargeAttempt,
  { account, mandateData }: { account: TestBankAccount; mandateData: ConfirmParameters['mandate_data'] },
): Stripe.PaymentIntent {
  const mandate = acceptMandate(work, owner, attempt, mandateData);
  return startDebit(work, owner, { ...attempt, mandate: mandate.id }, account.debit);
}

/** Tries to take the money: a succeeded intent, one that is on its way or asks for authentication, or a decline. */
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
  checkType(intent, method);
  const attempt: ChargeAttempt = { intent, method, authenticated: false };
  const instrument = instrumentOf(confirmation.work, method.id);
  return instrument.type === 'card'
    ? chargeCard(confirmation, attempt, { card: instrument.card, returnUrl: given.return_url ?? null })
    : debitAccount(confirmation, attempt, { account: instrument.account, mandateData: given.mandate_data });
}
