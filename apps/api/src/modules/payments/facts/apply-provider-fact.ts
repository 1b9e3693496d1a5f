import { Injectable } from '@nestjs/common';
import type { ProviderFact, TransferFact } from '../provider/provider-fact.js';
import { AccountFacts } from './account-facts.js';
import { DisputeFacts } from './dispute-facts.js';
import { IntentFacts } from './intent-facts.js';
import { RefundFacts } from './refund-facts.js';
import { ReversalFacts } from './reversal-facts.js';
import { TransferFacts } from './transfer-facts.js';

/**
 * The one way for the provider's word to become ours: webhooks, answers to commands, polls and the reconciler all
 * come here. A fact that is known already changes nothing, so it does not matter who comes first or how often.
 */
@Injectable()
export class ApplyProviderFact {
  constructor(
    private readonly intents: IntentFacts,
    private readonly transfers: TransferFacts,
    private readonly refunds: RefundFacts,
    private readonly accounts: AccountFacts,
    private readonly disputes: DisputeFacts,
    private readonly reversals: ReversalFacts,
  ) {}

  /** False when the object is none of ours. */
  async execute(fact: ProviderFact): Promise<boolean> {
    switch (fact.object) {
      case 'intent':
        return this.intents.apply(fact);
      case 'decline':
        return this.intents.applyDecline(fact);
      case 'transfer':
        return this.applyTransfer(fact);
      case 'reversal':
        return this.reversals.apply(fact);
      case 'shortfall':
        return this.reversals.fallShort(fact);
      case 'refund':
        return this.refunds.apply(fact);
      case 'account':
        return this.accounts.apply(fact);
      case 'dispute':
        return this.disputes.apply(fact);
    }
  }

  private async applyTransfer(fact: TransferFact): Promise<boolean> {
    const known = await this.transfers.apply(fact);
    for (const reversal of fact.reversals) await this.reversals.apply(reversal);
    return known;
  }
}
