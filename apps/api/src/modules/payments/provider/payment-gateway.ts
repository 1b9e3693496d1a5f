import { Injectable } from '@nestjs/common';
import { cents, CURRENCY, outgoingLine, sumCents, type Cents } from '@cw/domain';
import Stripe from 'stripe';
import type { IntentFact, RefundFact, ReversalFact, TransferFact } from './provider-fact.js';
import { providerCode } from './provider-error.js';
import { intentFact, METADATA, refundFact, reversalFact, transferFact } from './stripe-facts.js';

const EXPAND_INTENT = ['latest_charge.balance_transaction'];

interface IntentOrder {
  readonly paymentId: string;
  readonly milestoneId: string;
  readonly amountCents: Cents;
  readonly description: string;
}

export interface OpenedIntent {
  readonly fact: IntentFact;
  /** Lets whoever holds it confirm this intent; handed to the payer and never stored. */
  readonly clientSecret: string | null;
}

interface MoneyOrder {
  /** Also the idempotency key: the same order twice is done once. */
  readonly commandId: string;
  readonly milestoneId: string;
  readonly amountCents: Cents;
}

interface TransferOrder extends MoneyOrder {
  /** Null where the money did not come as a charge: it is paid out of what stands at the provider. */
  readonly chargeId: string | null;
  readonly accountId: string;
}

export interface RefundOrder extends MoneyOrder {
  readonly intentId: string;
}

export interface ReversalOrder extends MoneyOrder {
  readonly transferId: string;
}

const sumOf = (balance: Stripe.Balance): Cents =>
  sumCents(
    [...balance.available, ...balance.pending]
      .filter((part) => part.currency === CURRENCY)
      .map((part) => cents(part.amount)),
  );

/** The provider's payments, transfers and refunds in our words. Never called inside a transaction. */
@Injectable()
export class PaymentGateway {
  constructor(private readonly stripe: Stripe) {}

  async createIntent(order: IntentOrder): Promise<OpenedIntent> {
    const intent = await this.stripe.paymentIntents.create(
      {
        amount: order.amountCents,
        currency: CURRENCY,
        // The answer to a confirmed payment then already says what the provider kept.
        capture_method: 'automatic',
        automatic_payment_methods: { enabled: true },
        // No deposits of a few cents that a payer would have to look up days later.
        payment_method_options: { us_bank_account: { verification_method: 'instant' } },
        description: outgoingLine(order.description),
        transfer_group: order.milestoneId,
        metadata: { [METADATA.payment]: order.paymentId, [METADATA.milestone]: order.milestoneId },
        expand: EXPAND_INTENT,
      },
      { idempotencyKey: order.paymentId },
    );
    return { fact: intentFact(intent), clientSecret: intent.client_secret };
  }

  async readIntent(id: string): Promise<OpenedIntent> {
    const intent = await this.stripe.paymentIntents.retrieve(id, { expand: EXPAND_INTENT });
    return { fact: intentFact(intent), clientSecret: intent.client_secret };
  }

  /** Cancels what can be canceled; otherwise says how far the intent is. */
  async cancelIntent(id: string): Promise<IntentFact> {
    try {
      return intentFact(await this.stripe.paymentIntents.cancel(id, { expand: EXPAND_INTENT }));
    } catch (error) {
      if (providerCode(error) !== 'payment_intent_unexpected_state') throw error;
      return (await this.readIntent(id)).fact;
    }
  }

  async transfer(order: TransferOrder): Promise<TransferFact> {
    const transfer = await this.stripe.transfers.create(
      {
        amount: order.amountCents,
        currency: CURRENCY,
        destination: order.accountId,
        ...(order.chargeId === null ? { transfer_group: order.milestoneId } : { source_transaction: order.chargeId }),
        metadata: { [METADATA.command]: order.commandId, [METADATA.milestone]: order.milestoneId },
      },
      { idempotencyKey: order.commandId },
    );
    return transferFact(transfer);
  }

  async refund(order: RefundOrder): Promise<RefundFact> {
    const refund = await this.stripe.refunds.create(
      {
        payment_intent: order.intentId,
        amount: order.amountCents,
        reason: 'requested_by_customer',
        metadata: { [METADATA.command]: order.commandId, [METADATA.milestone]: order.milestoneId },
      },
      { idempotencyKey: order.commandId },
    );
    return refundFact(refund);
  }

  /** Takes back a part of a transfer, as far as the contractor's account has it. */
  async reverse(order: ReversalOrder): Promise<ReversalFact> {
    const reversal = await this.stripe.transfers.createReversal(
      order.transferId,
      {
        amount: order.amountCents,
        metadata: { [METADATA.command]: order.commandId, [METADATA.milestone]: order.milestoneId },
      },
      { idempotencyKey: order.commandId },
    );
    return reversalFact(reversal);
  }

  /** The transfer that this order already led to, whose idempotency key the provider has forgotten by now. */
  async findTransfer(order: MoneyOrder): Promise<TransferFact | undefined> {
    for await (const transfer of this.stripe.transfers.list({ transfer_group: order.milestoneId, limit: 100 })) {
      const fact = transferFact(transfer);
      if (fact.commandId === order.commandId) return fact;
    }
    return undefined;
  }

  async findRefund(order: RefundOrder): Promise<RefundFact | undefined> {
    for await (const refund of this.stripe.refunds.list({ payment_intent: order.intentId, limit: 100 })) {
      const fact = refundFact(refund);
      if (fact.commandId === order.commandId) return fact;
    }
    return undefined;
  }

  async findReversal(order: ReversalOrder): Promise<ReversalFact | undefined> {
    for await (const reversal of this.stripe.transfers.listReversals(order.transferId, { limit: 100 })) {
      const fact = reversalFact(reversal);
      if (fact.commandId === order.commandId) return fact;
    }
    return undefined;
  }

  /** Our money at the provider, on hand and on its way. */
  async balance(): Promise<Cents> {
    return sumOf(await this.stripe.balance.retrieve());
  }

  /** What a contractor's account has, on hand and on its way. */
  async balanceOf(accountId: string): Promise<Cents> {
    return sumOf(await this.stripe.balance.retrieve({}, { stripeAccount: accountId }));
  }
}
