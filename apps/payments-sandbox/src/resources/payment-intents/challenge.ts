import type Stripe from 'stripe';
import { randomText } from '../../ids.js';
import { PLATFORM, type Challenge } from '../../store/records.js';
import type { UnitOfWork } from '../../store/unit-of-work.js';
import type { ChargeAttempt } from '../charge-details.js';
import { instrumentOf } from '../payment-methods/instruments.js';
import { succeedIntent, type Confirmation } from './succeed.js';

/** Sends the payer to the sandbox's own 3-D Secure page. */
export function askForAuthentication(
  confirmation: Confirmation,
  attempt: ChargeAttempt,
  returnUrl: string | null,
): Stripe.PaymentIntent {
  const { work, owner, publicBase } = confirmation;
  const challenge = work.save('challenge', owner, {
    id: `sbx${randomText(32)}`,
    payment_intent: attempt.intent.id,
    return_url: returnUrl,
  });
  const intent = work.save('payment_intent', owner, {
    ...attempt.intent,
    last_payment_error: null,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: returnUrl, url: `${publicBase}/3d-secure/${challenge.id}` },
    },
    payment_method: attempt.method.id,
    status: 'requires_action',
  });
  work.emit(owner, 'payment_intent.requires_action', intent);
  return intent;
}

export interface PendingChallenge {
  readonly challenge: Challenge;
  readonly intent: Stripe.PaymentIntent;
  /** False when the payer has answered already or has begun again with another card. */
  readonly open: boolean;
}

/** The challenge behind a page's address; undefined for an address that never existed. */
export function findChallenge(work: UnitOfWork, token: string): PendingChallenge | undefined {
  const challenge = work.find('challenge', token);
  const intent = challenge && work.find('payment_intent', challenge.payment_intent);
  if (!challenge || !intent) return undefined;
  const current = intent.next_action?.redirect_to_url?.url?.endsWith(`/${token}`) ?? false;
  return { challenge, intent, open: intent.status === 'requires_action' && current };
}

function failAuthentication(work: UnitOfWork, owner: string, { intent, method }: ChargeAttempt): Stripe.PaymentIntent {
  const failed = work.save('payment_intent', owner, {
    ...intent,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://docs.stripe.com/error-codes#payment-intent-authentication-failure',
      message: 'We are unable to authenticate your payment method. Choose a different payment method and try again.',
      payment_method: method,
      type: 'invalid_request_error',
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  work.emit(owner, 'payment_intent.payment_failed', failed);
  return failed;
}

/** Takes the payer's answer, once; a later answer finds the challenge closed and changes nothing. */
export function answerChallenge(
  work: UnitOfWork,
  pending: PendingChallenge,
  authenticated: boolean,
): Stripe.PaymentIntent {
  const { intent } = pending;
  if (!pending.open || typeof intent.payment_method !== 'string') return intent;
  const owner = work.ownerOf('payment_intent', intent.id) ?? PLATFORM;
  const method = work.require('payment_method', intent.payment_method, owner, 'payment_method');
  const attempt: ChargeAttempt = { intent, method, authenticated };
  const instrument = instrumentOf(work, method.id);
  if (!authenticated || instrument.type !== 'card') return failAuthentication(work, owner, attempt);
  return succeedIntent({ work, owner, publicBase: '' }, attempt, instrument.card);
}
