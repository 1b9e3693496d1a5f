import { Injectable } from '@nestjs/common';
import { cents, sumCents, type Cents, type ProviderObjectKind } from '@cw/domain';
import Stripe from 'stripe';
import { failureOf } from './provider-error.js';
import type { IntentFact, ProviderFact } from './provider-fact.js';
import { disputeFact, idOf, intentFact, refundFact, reversalFact, transferFact } from './stripe-facts.js';

/** One object at the provider that moved money of ours, or may. */
export interface ProviderObject {
  readonly kind: ProviderObjectKind;
  readonly id: string;
  /** By this the books know it: an intent by its charge. */
  readonly ref: string;
  /** What it did to our balance there so far. */
  readonly balanceCents: Cents;
  /** The charge that it hangs on, where it is no charge itself. */
  readonly chargeId: string | null;
  readonly fact: ProviderFact;
}

const MS = 1000;
const LIMIT = 100;
const EXPAND_INTENT = ['data.latest_charge.balance_transaction'];

function intentBalance({ charge, receivedCents }: IntentFact): Cents {
  return charge === null ? cents(0) : cents(receivedCents - (charge.feeCents ?? 0));
}

function intentObject(intent: Stripe.PaymentIntent): ProviderObject {
  const fact = intentFact(intent);
  const ref = fact.charge?.id ?? intent.id;
  return { kind: 'intent', id: intent.id, ref, balanceCents: intentBalance(fact), chargeId: null, fact };
}

function transferObjects(transfer: Stripe.Transfer): ProviderObject[] {
  const chargeId = idOf(transfer.source_transaction);
  const { id, amount } = transfer;
  const fact = transferFact(transfer);
  const made: ProviderObject = { kind: 'transfer', id, ref: id, balanceCents: cents(-amount), chargeId, fact };
  const reversals = transfer.reversals.data.map((reversal): ProviderObject => ({
    kind: 'reversal',
    id: reversal.id,
    ref: reversal.id,
    balanceCents: cents(reversal.amount),
    chargeId,
    fact: reversalFact(reversal),
  }));
  return [made, ...reversals];
}

function refundObject(refund: Stripe.Refund): ProviderObject {
  const fact = refundFact(refund);
  const balanceCents = fact.status === 'accepted' ? cents(-refund.amount) : cents(0);
  return { kind: 'refund', id: refund.id, ref: refund.id, balanceCents, chargeId: idOf(refund.charge), fact };
}

function disputeObject(dispute: Stripe.Dispute): ProviderObject {
  const fact = disputeFact(dispute);
  const taken = sumCents([fact.takenCents, fact.feeCents]);
  const returned = sumCents([fact.returnedCents, fact.feeReturnedCents]);
  const balanceCents = cents(returned - taken);
  return { kind: 'dispute', id: dispute.id, ref: dispute.id, balanceCents, chargeId: fact.chargeId, fact };
}

/** The provider's objects themselves, whatever events told of them. */
@Injectable()
export class ProviderObjects {
  constructor(private readonly stripe: Stripe) {}

  /** Everything made at or after `since` that moves our money. Rejects with the provider's error. */
  async *since(since: Date): AsyncGenerator<ProviderObject> {
    const page = { created: { gte: Math.floor(since.getTime() / MS) }, limit: LIMIT };
    for await (const intent of this.stripe.paymentIntents.list({ ...page, expand: EXPAND_INTENT }))
      yield intentObject(intent);
    for await (const transfer of this.stripe.transfers.list(page)) yield* transferObjects(transfer);
    for await (const refund of this.stripe.refunds.list(page)) yield refundObject(refund);
    for await (const dispute of this.stripe.disputes.list(page)) yield disputeObject(dispute);
  }

  /** Whether the provider has the object that an entry of ours says it has. */
  async has(kind: ProviderObjectKind, ref: string): Promise<boolean> {
    try {
      await this.retrieve(kind, ref);
      return true;
    } catch (error) {
      if (failureOf(error) === 'missing') return false;
      throw error;
    }
  }

  private async retrieve(kind: ProviderObjectKind, ref: string): Promise<unknown> {
    switch (kind) {
      case 'intent':
        return this.stripe.charges.retrieve(ref);
      case 'transfer':
        return this.stripe.transfers.retrieve(ref);
      case 'refund':
        return this.stripe.refunds.retrieve(ref);
      case 'dispute':
        return this.stripe.disputes.retrieve(ref);
      case 'balance_transaction':
        return this.stripe.balanceTransactions.retrieve(ref);
      // It is a part of its transfer, which is looked at.
      case 'reversal':
        return undefined;
    }
  }
}
