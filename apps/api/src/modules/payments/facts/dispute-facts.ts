import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { Payments } from '../intents/payments.js';
import { Milestones } from '../milestones/milestones.js';
import { Release } from '../milestones/release.js';
import type { DisputeFact } from '../provider/provider-fact.js';

/** A cardholder disputes a charge at the bank: nothing is paid out of that milestone until it is over. */
@Injectable()
export class DisputeFacts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: Payments,
    private readonly milestones: Milestones,
    private readonly release: Release,
  ) {}

  async apply(fact: DisputeFact): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const payment = await this.payments.findByCharge(fact.chargeId);
      if (!payment) return false;
      const milestone = await this.milestones.lock(payment.milestoneId);
      await this.milestones.setFrozen(milestone, fact.standing);
      if (fact.standing) await this.milestones.flag(milestone, 'charge_disputed');
      else await this.release.followApproval(milestone);
      return true;
    });
  }
}
