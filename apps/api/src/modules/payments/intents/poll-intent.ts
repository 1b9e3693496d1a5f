import { Injectable, Logger } from '@nestjs/common';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { PaymentGateway } from '../provider/payment-gateway.js';
import { PressDeadline } from '../provider/press-deadline.js';
import { providerCode } from '../provider/provider-error.js';

/** Asks the provider how far a payment is, for a page that waits for it and cannot rely on a webhook. */
@Injectable()
export class PollIntent {
  private readonly logger = new Logger(PollIntent.name);

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly facts: ApplyProviderFact,
  ) {}

  /** Whether the provider has answered: without its word, what is known may be old. */
  async execute(intentId: string): Promise<boolean> {
    try {
      const { fact } = await new PressDeadline().wait(() => this.gateway.readIntent(intentId));
      await this.facts.execute(fact);
      return true;
    } catch (error) {
      // The page asks again; meanwhile it sees what is known.
      this.logger.warn({ code: providerCode(error) }, 'payment not polled');
      return false;
    }
  }
}
