import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { PaymentEntity } from '../intents/payment.entity.js';
import { Payments } from '../intents/payments.js';
import { Milestones } from '../milestones/milestones.js';
import type { DeclineFact, IntentFact } from '../provider/provider-fact.js';
import { IncomingMoney } from './incoming-money.js';

/** What the provider says of a try to pay. A fact may be old: what is final here stays final. */
@Injectable()
export class IntentFacts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: Payments,
    private readonly milestones: Milestones,
    private readonly money: IncomingMoney,
  ) {}

  /** False when the intent is none of ours. */
  async apply(fact: IntentFact): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const found = await this.find(fact);
      if (!found) return false;
      const milestone = await this.milestones.lock(found.milestoneId);
      const payment = await this.payments.getById(found.id);
      noteInstrument(payment, fact);
      if (fact.decline) await this.money.decline(milestone, payment, fact.decline);
      if (payment.status === 'succeeded') await this.money.bookFee(milestone, payment, fact.charge);
      else if (fact.status === 'succeeded') await this.money.receive(milestone, payment, fact);
      else if (payment.status !== 'canceled') await this.money.follow(milestone, payment, fact);
      return true;
    });
  }

  async applyDecline(fact: DeclineFact): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const found = fact.intentId === null ? null : await this.payments.findByIntent(fact.intentId);
      if (!found) return false;
      const milestone = await this.milestones.lock(found.milestoneId);
      await this.money.decline(milestone, await this.payments.getById(found.id), fact.decline);
      return true;
    });
  }

  // The provider's word about an intent may come before our own note of its id.
  private async find(fact: IntentFact): Promise<PaymentEntity | null> {
    const known = await this.payments.findByIntent(fact.id);
    return known ?? (fact.paymentId === null ? null : this.payments.findById(fact.paymentId));
  }
}

/** What it is paid with; a card that was refused is forgotten with the next one. */
function noteInstrument(payment: PaymentEntity, { instrument }: IntentFact): void {
  if (instrument === null || payment.status === 'succeeded' || payment.status === 'canceled') return;
  payment.method = instrument.method;
  payment.cardBrand = instrument.cardBrand;
  payment.bankName = instrument.bankName;
  payment.cardLast4 = instrument.last4;
}
