import { cents, type Cents, type ChargeStatus } from '@cw/domain';
import type Stripe from 'stripe';
import type {
  AccountFact,
  Decline,
  DeclineFact,
  DisputeFact,
  IntentFact,
  PaidCharge,
  RefundFact,
  TransferFact,
} from './provider-fact.js';

/** Our ids in the metadata of the provider's objects. */
export const METADATA = { payment: 'payment', milestone: 'milestone', command: 'command' } as const;

export const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const metadataOf = (object: { readonly metadata: Stripe.Metadata | null }, key: string): string | null =>
  object.metadata?.[key] ?? null;

function statusOf(intent: Stripe.PaymentIntent): ChargeStatus {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'processing':
      return 'processing';
    case 'canceled':
      return 'canceled';
    case 'requires_payment_method':
      return intent.last_payment_error ? 'failed' : 'requires_payment';
    default:
      return 'requires_payment';
  }
}

function feeOf(charge: Stripe.Charge): Cents | null {
  const booked = charge.balance_transaction;
  return booked === null || typeof booked === 'string' ? null : cents(booked.fee);
}

function paidCharge(intent: Stripe.PaymentIntent): PaidCharge | null {
  const charge = intent.latest_charge;
  if (intent.status !== 'succeeded' || charge === null || typeof charge === 'string') return null;
  const card = charge.payment_method_details?.card;
  return {
    id: charge.id,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    feeCents: feeOf(charge),
  };
}

function lastDecline(intent: Stripe.PaymentIntent): Decline | null {
  const error = intent.last_payment_error;
  if (!error) return null;
  // A failed authentication leaves no charge behind; the card that was tried then names the attempt.
  const attemptId = error.charge ?? error.payment_method?.id ?? intent.id;
  return { attemptId, code: error.decline_code ?? error.code ?? 'declined' };
}

/** The intent must have been read with `latest_charge.balance_transaction` expanded. */
export const intentFact = (intent: Stripe.PaymentIntent): IntentFact => ({
  object: 'intent',
  id: intent.id,
  paymentId: metadataOf(intent, METADATA.payment),
  status: statusOf(intent),
  receivedCents: cents(intent.amount_received),
  currency: intent.currency,
  charge: paidCharge(intent),
  decline: lastDecline(intent),
});

export const declineFact = (charge: Stripe.Charge): DeclineFact => ({
  object: 'decline',
  intentId: idOf(charge.payment_intent),
  decline: { attemptId: charge.id, code: charge.outcome?.reason ?? charge.failure_code ?? 'declined' },
});

export const transferFact = (transfer: Stripe.Transfer): TransferFact => ({
  object: 'transfer',
  id: transfer.id,
  commandId: metadataOf(transfer, METADATA.command),
  amountCents: cents(transfer.amount),
});

export const refundFact = (refund: Stripe.Refund): RefundFact => ({
  object: 'refund',
  id: refund.id,
  commandId: metadataOf(refund, METADATA.command),
  amountCents: cents(refund.amount),
  status: refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'accepted',
});

export const accountFact = (account: Stripe.Account): AccountFact => ({
  object: 'account',
  id: account.id,
  active: account.capabilities?.transfers === 'active',
});

const HARMLESS: readonly Stripe.Dispute.Status[] = ['won', 'warning_closed', 'prevented'];

/** A status that nobody here knows yet counts as standing: frozen until a person looks. */
export const disputeFact = (dispute: Stripe.Dispute): DisputeFact => ({
  object: 'dispute',
  id: dispute.id,
  chargeId: idOf(dispute.charge) ?? '',
  standing: !HARMLESS.includes(dispute.status),
});
