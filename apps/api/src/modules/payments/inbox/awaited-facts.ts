import { Injectable } from '@nestjs/common';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { Payments } from '../intents/payments.js';
import { PayoutAccountRecords } from '../payouts/payout-account-records.js';
import { PaymentGateway } from '../provider/payment-gateway.js';
import { PayoutAccounts } from '../provider/payout-accounts.js';

/** What the platform's own list of events does not tell: contractors' accounts, and fees that were booked late. */
@Injectable()
export class AwaitedFacts {
  constructor(
    private readonly records: PayoutAccountRecords,
    private readonly accounts: PayoutAccounts,
    private readonly payments: Payments,
    private readonly gateway: PaymentGateway,
    private readonly facts: ApplyProviderFact,
  ) {}

  async ask(): Promise<void> {
    for (const id of await this.records.awaited()) await this.facts.execute(await this.accounts.read(id));
    for (const id of await this.payments.intentsWithoutFee()) {
      await this.facts.execute((await this.gateway.readIntent(id)).fact);
    }
  }
}
