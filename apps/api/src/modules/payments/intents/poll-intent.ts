import { Injectable, Logger } from '@nestjs/common';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { PaymentGateway } from '../provider/payment-gateway.js';
import { providerCode } from '../provider/provider-error.js';

/** Asks the provider how far a payment is, for a page that waits for it and cannot rely on a webhook. */
@Injectable()
export class PollIntent {
  private readonly logger = new Logger(PollIntent.name);

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly facts: ApplyProviderFact,
  ) {}

  async execute(intentId: string): Promise<void> {
    try {
      await this.facts.execute((await this.gateway.readIntent(intentId)).fact);
    } catch (error) {
      // The page asks again; meanwhile it sees what is known.
      this.logger.warn({ code: providerCode(error) }, 'payment not polled');
    }
  }
}
