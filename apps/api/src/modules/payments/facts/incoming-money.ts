import { Injectable } from '@nestjs/common';
import { cents, CURRENCY, type PaymentState } from '@cw/domain';
import type { PaymentEntity } from '../intents/payment.entity.js';
import { Payments } from '../intents/payments.js';
import { chargeReceived, closingCleared, closingReceived, processingFeeTaken } from '../ledger/entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import { MoneyEvents } from '../milestones/money-events.js';
import { Refund } from '../milestones/refund.js';
import { Release } from '../milestones/release.js';
import type { Decline, IntentFact, PaidCharge } from '../provider/provider-fact.js';

/** The money is held and the work goes on, or is disputed: what a change added may still come in. */
const UNDER_WORK: readonly PaymentState[] = ['in_progress', 'submitted', 'disputed'];
const AWAITING: readonly PaymentState[] = ['requires_payment', 'processing', 'funded'];
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
    else await this.hold(milestone, payment);
  }

  /** A wire or a check of the closing came to our own bank, as two admins say: held, and released if that was said. */
  async receiveAtClosing(milestone: MilestoneEntity, payment: PaymentEntity, adminId: string): Promise<void> {
    await this.ledger.post(closingReceived(milestone.id, payment.id, payment.amountCents), adminId);
    // Nobody pays it by card as well; what was faster than this goes back.
    await this.refund.closeOpenTry(milestone);
    await this.hold(milestone, payment);
  }

  /** Our bank's money was moved to the provider: the contractor's transfer, which waited for it, may go. */
  async clearAtClosing(milestone: MilestoneEntity, payment: PaymentEntity, adminId: string): Promise<void> {
    await this.ledger.post(closingCleared(milestone.id, payment.id, payment.amountCents), adminId);
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

  private async hold(milestone: MilestoneEntity, payment: PaymentEntity): Promise<void> {
    await this.returnSurplus(milestone, payment);
    const isComplete = (await this.ledger.heldBy(milestone.id)) === milestone.totalCents;
    if (UNDER_WORK.includes(milestone.state)) {
      await this.milestones.move(milestone, { event: 'top_up', ...BY_PROVIDER });
      if (isComplete) await this.told.held(milestone);
      return;
    }
    if (!AWAITING.includes(milestone.state)) return;
    if (!isComplete) {
      await this.milestones.move(milestone, { event: 'pay_part', ...BY_PROVIDER });
      return;
    }
    await this.milestones.move(milestone, { event: 'pay', ...BY_PROVIDER, guards: { fully_held: true } });
    await this.told.held(milestone);
    await this.release.followApproval(milestone);
  }

  // A change that lowered the price may have been agreed while a card was being charged for more.
  private async returnSurplus(milestone: MilestoneEntity, payment: PaymentEntity): Promise<void> {
    const takes = UNDER_WORK.includes(milestone.state) || AWAITING.includes(milestone.state);
    const held = await this.ledger.heldBy(milestone.id);
    const surplus = takes ? held - milestone.totalCents : payment.amountCents;
    if (surplus <= 0) return;
    await this.refund.sendBack(milestone, { amountCents: cents(surplus), causeId: payment.id, actorId: null });
  }

  private async sendBack(milestone: MilestoneEntity, payment: PaymentEntity): Promise<void> {
    await this.milestones.move(milestone, { event: 'pay_late', ...BY_PROVIDER });
    await this.refund.owe(milestone, payment, null);
  }
}
