import { cents, sumCents, type Cents, type ChargeBackStatus, type ChargeStatus } from '@cw/domain';
import type Stripe from 'stripe';
import type {
  AccountFact,
  Decline,
  DeclineFact,
  DisputeFact,
  Instrument,
  IntentFact,
  PaidCharge,
  RefundFact,
  ReversalFact,
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
  return { id: charge.id, feeCents: feeOf(charge) };
}

/** A debit of a bank account has its charge while it is still on its way. */
function instrumentOf({ latest_charge: charge }: Stripe.PaymentIntent): Instrument | null {
  if (charge === null || typeof charge === 'string') return null;
  const { card, us_bank_account: account } = charge.payment_method_details ?? {};
  if (account) {
    return { method: 'us_bank_account', cardBrand: null, bankName: account.bank_name, last4: account.last4 };
  }
  return card ? { method: 'card', cardBrand: card.brand, bankName: null, last4: card.last4 } : null;
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
  instrument: instrumentOf(intent),
  charge: paidCharge(intent),
  decline: lastDecline(intent),
});

export const declineFact = (charge: Stripe.Charge): DeclineFact => ({
  object: 'decline',
  intentId: idOf(charge.payment_intent),
  decline: { attemptId: charge.id, code: charge.outcome?.reason ?? charge.failure_code ?? 'declined' },
});

export const reversalFact = (reversal: Stripe.TransferReversal): ReversalFact => ({
  object: 'reversal',
  id: reversal.id,
  commandId: metadataOf(reversal, METADATA.command),
  amountCents: cents(reversal.amount),
});

export const transferFact = (transfer: Stripe.Transfer): TransferFact => ({
  object: 'transfer',
  id: transfer.id,
  commandId: metadataOf(transfer, METADATA.command),
  amountCents: cents(transfer.amount),
  reversals: transfer.reversals.data.map(reversalFact),
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
  paysOut: account.payouts_enabled,
});

const MS = 1000;

/** A status that nobody here knows yet counts as standing: frozen until a person looks. */
function chargeBackStatus(status: Stripe.Dispute.Status): ChargeBackStatus {
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry';
    case 'warning_closed':
    case 'prevented':
      return 'closed';
    case 'needs_response':
      return 'needs_response';
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    default:
      return 'under_review';
  }
}

const total = (
  booked: readonly Stripe.BalanceTransaction[],
  part: (transaction: Stripe.BalanceTransaction) => number,
): Cents => sumCents(booked.map((transaction) => cents(part(transaction))));

export function disputeFact(dispute: Stripe.Dispute): DisputeFact {
  const taken = dispute.balance_transactions.filter(({ amount }) => amount < 0);
  const returned = dispute.balance_transactions.filter(({ amount }) => amount > 0);
  const due = dispute.evidence_details.due_by;
  return {
    object: 'dispute',
    id: dispute.id,
    chargeId: idOf(dispute.charge) ?? '',
    intentId: idOf(dispute.payment_intent),
    status: chargeBackStatus(dispute.status),
    reason: dispute.reason,
    amountCents: cents(dispute.amount),
    takenCents: total(taken, ({ amount }) => 0 - amount),
    feeCents: total(taken, ({ fee }) => fee),
    returnedCents: total(returned, ({ amount }) => amount),
    feeReturnedCents: total(returned, ({ fee }) => 0 - fee),
    openedAt: new Date(dispute.created * MS),
    evidenceDueAt: due === null ? null : new Date(due * MS),
  };
}
