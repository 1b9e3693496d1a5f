import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { ChargeBacks } from '../charge-backs/charge-backs.js';
import { Payments } from '../intents/payments.js';
import { Milestones } from '../milestones/milestones.js';
import { PaymentGateway } from '../provider/payment-gateway.js';
import type { DisputeFact } from '../provider/provider-fact.js';
import { IntentFacts } from './intent-facts.js';

/** A cardholder disputes a charge at the bank, and the bank decides. */
@Injectable()
export class DisputeFacts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: Payments,
    private readonly milestones: Milestones,
    private readonly chargeBacks: ChargeBacks,
    private readonly intents: IntentFacts,
    private readonly gateway: PaymentGateway,
  ) {}

  /** False when the charge is none of ours. */
  async apply(fact: DisputeFact): Promise<boolean> {
    if (!(await this.payments.findByCharge(fact.chargeId))) await this.learnOfCharge(fact);
    return this.unitOfWork.run(async () => {
      const payment = await this.payments.findByCharge(fact.chargeId);
      if (!payment) return false;
      const milestone = await this.milestones.lock(payment.milestoneId);
      await this.chargeBacks.note(milestone, payment, fact);
      return true;
    });
  }

  // The word of a dispute may come before that of the charge.
  private async learnOfCharge({ intentId }: DisputeFact): Promise<void> {
    if (intentId === null || !(await this.payments.findByIntent(intentId))) return;
    await this.intents.apply((await this.gateway.readIntent(intentId)).fact);
  }
}
