import { Injectable } from '@nestjs/common';
import { CURRENCY } from '@cw/domain';
import type { PaymentEntity } from '../intents/payment.entity.js';
import { Payments } from '../intents/payments.js';
import { chargeReceived, processingFeeTaken } from '../ledger/entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import { MoneyEvents } from '../milestones/money-events.js';
import { Refund } from '../milestones/refund.js';
import { Release } from '../milestones/release.js';
import type { Decline, IntentFact, PaidCharge } from '../provider/provider-fact.js';

const BY_PROVIDER = { as: ['provider'], actorId: null } as const;

/** What a try to pay does to its milestone. Every method expects the milestone's row locked. */
@Injectable()
export class IncomingMoney {
  constructor(
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly milestones: Milestones,
    private readonly release: Release,
    private readonly refund: Refund,
    private readonly told: MoneyEvents,
  ) {}

  /** The charge went through: from now on it is held. */
  async receive(milestone: MilestoneEntity, payment: PaymentEntity, fact: IntentFact): Promise<void> {
    const { charge } = fact;
    if (!charge || fact.receivedCents !== payment.amountCents || fact.currency !== CURRENCY) {
      await this.milestones.flag(milestone, 'amount_differs');
      return;
    }
    await this.payments.markPaid(payment, charge);
    await this.ledger.post(chargeReceived(milestone.id, charge.id, payment.amountCents), null);
    await this.bookFee(milestone, payment, charge);
    if (milestone.state === 'refunding') await this.sendBack(milestone, payment);
    else await this.hold(milestone);
  }

  /** Books what the provider kept, as soon as it says so. */
  async bookFee(milestone: MilestoneEntity, payment: PaymentEntity, charge: PaidCharge | null): Promise<void> {
    if (charge === null || charge.feeCents === null || payment.processingFeeCents !== null) return;
    payment.processingFeeCents = charge.feeCents;
    await this.payments.save(payment);
    if (charge.feeCents > 0) await this.ledger.post(processingFeeTaken(milestone.id, charge.id, charge.feeCents), null);
  }

  async decline(milestone: MilestoneEntity, payment: PaymentEntity, decline: Decline): Promise<void> {
    if (await this.payments.recordDecline(payment, decline)) await this.told.failed(milestone, payment.amountCents);
  }

  /** The try is not through yet, or over without money. */
  async follow(milestone: MilestoneEntity, payment: PaymentEntity, fact: IntentFact): Promise<void> {
    payment.providerIntentId ??= fact.id;
    payment.status = fact.status;
    await this.payments.save(payment);
    const onItsWay = fact.status === 'processing';
    if (onItsWay && milestone.state === 'requires_payment') {
      await this.milestones.move(milestone, { event: 'processing', ...BY_PROVIDER });
    } else if (!onItsWay && milestone.state === 'processing') {
      await this.milestones.move(milestone, { event: 'pay_failed', ...BY_PROVIDER });
    }
    await this.refund.settle(milestone);
  }

  private async hold(milestone: MilestoneEntity): Promise<void> {
    if ((await this.ledger.heldBy(milestone.id)) !== milestone.totalCents) {
      await this.milestones.move(milestone, { event: 'pay_part', ...BY_PROVIDER });
      return;
    }
    await this.milestones.move(milestone, { event: 'pay', ...BY_PROVIDER, guards: { fully_held: true } });
    await this.told.held(milestone);
    await this.release.followApproval(milestone);
  }

  private async sendBack(milestone: MilestoneEntity, payment: PaymentEntity): Promise<void> {
    await this.milestones.move(milestone, { event: 'pay_late', ...BY_PROVIDER });
    await this.refund.owe(milestone, payment, null);
  }
}
