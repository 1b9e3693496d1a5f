import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { PayoutAccountRecords } from '../payouts/payout-account-records.js';
import type { AccountFact } from '../provider/provider-fact.js';
import { Pulse } from '../workers/pulse.js';

/** Whether a contractor can be paid. Transfers that waited for it go on by themselves: see the queue's claim. */
@Injectable()
export class AccountFacts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: PayoutAccountRecords,
    private readonly pulse: Pulse,
  ) {}

  async apply(fact: AccountFact): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const known = await this.accounts.setStatus(fact.id, fact.active ? 'active' : 'pending');
      await this.unitOfWork.afterCommit(() => this.pulse.beat());
      return known;
    });
  }
}
