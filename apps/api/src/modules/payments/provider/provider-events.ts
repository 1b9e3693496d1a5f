import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { ProviderFact } from './provider-fact.js';
import { PaymentGateway } from './payment-gateway.js';
import { PayoutAccounts } from './payout-accounts.js';
import { declineFact, disputeFact, idOf, refundFact, transferFact } from './stripe-facts.js';

/** That something happened to an object. What, is asked of the object: events come late, twice and out of order. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly objectId: string | null;
  readonly account: string | null;
  readonly createdAt: Date;
}

const MS = 1000;
/** Clocks of two houses differ by seconds. */
const AHEAD_MOST_SECONDS = 300;

/**
 * Whether a signature says that it was made later than now. The library refuses old ones only, and a time ahead would keep
 * a signature good for long.
 */
function isAhead(signature: string): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return seconds > Date.now() / MS + AHEAD_MOST_SECONDS;
}

function eventOf(event: Stripe.Event): ProviderEvent {
  const object: unknown = event.data.object;
  const id: unknown = typeof object === 'object' && object !== null ? Reflect.get(object, 'id') : undefined;
  return {
    id: event.id,
    type: event.type,
    objectId: typeof id === 'string' ? id : null,
    account: event.account ?? null,
    createdAt: new Date(event.created * MS),
  };
}

/** The provider's events: verified, listed, and turned into the facts that they point at. */
@Injectable()
export class ProviderEvents {
  constructor(
    private readonly stripe: Stripe,
    private readonly gateway: PaymentGateway,
    private readonly accounts: PayoutAccounts,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The event of a signed body; undefined when the signature is missing, wrong, too old or of a time to come. */
  verify(body: Buffer, signature: string): ProviderEvent | undefined {
    if (isAhead(signature)) return undefined;
    try {
      return eventOf(this.stripe.webhooks.constructEvent(body, signature, this.config.payments.webhookSecret));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
      throw error;
    }
  }

  /** Every event made at or after `since`, newest first. */
  async *since(since: Date): AsyncGenerator<ProviderEvent> {
    const from = Math.floor(since.getTime() / MS);
    for await (const event of this.stripe.events.list({ created: { gte: from }, limit: 100 })) yield eventOf(event);
  }

  /** The fact that an event points at; undefined for what does not concern us. */
  async factOf(event: Pick<ProviderEvent, 'type' | 'objectId' | 'account'>): Promise<ProviderFact | undefined> {
    const { type, objectId: id } = event;
    if (type === 'account.updated' || type === 'capability.updated') return this.account(event.account);
    // A new intent says nothing yet that its payer's request did not hear itself.
    if (id === null || type === 'payment_intent.created') return undefined;
    if (type.startsWith('payment_intent.')) return (await this.gateway.readIntent(id)).fact;
    if (type.startsWith('charge.dispute.')) return disputeFact(await this.stripe.disputes.retrieve(id));
    if (type.startsWith('refund.')) return refundFact(await this.stripe.refunds.retrieve(id));
    if (type.startsWith('transfer.')) return transferFact(await this.stripe.transfers.retrieve(id));
    return this.charge(type, id);
  }

  private async account(id: string | null): Promise<ProviderFact | undefined> {
    return id === null ? undefined : this.accounts.read(id);
  }

  private async charge(type: string, id: string): Promise<ProviderFact | undefined> {
    if (type === 'charge.failed') return declineFact(await this.stripe.charges.retrieve(id));
    // The provider books some charges a little later: only then does it say what it kept.
    if (type !== 'charge.updated') return undefined;
    const intentId = idOf((await this.stripe.charges.retrieve(id)).payment_intent);
    return intentId === null ? undefined : (await this.gateway.readIntent(intentId)).fact;
  }
}
