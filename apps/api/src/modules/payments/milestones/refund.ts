import { Injectable } from '@nestjs/common';
import { CommandQueue } from '../commands/command-queue.js';
import type { PaymentEntity } from '../intents/payment.entity.js';
import { Payments } from '../intents/payments.js';
import { refundOwed } from '../ledger/entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from './milestone.entity.js';
import { Milestones } from './milestones.js';
import { MoneyEvents } from './money-events.js';

/** Money on its way back to the client: all of it, because work has not started (PAY-05). */
@Injectable()
export class Refund {
  constructor(
    private readonly milestones: Milestones,
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly commands: CommandQueue,
    private readonly told: MoneyEvents,
  ) {}

  /** Sends back what was paid, and closes the try that is still open so that nothing more can be paid. */
  async begin(milestone: MilestoneEntity, actorId: string | null): Promise<void> {
    for (const payment of await this.payments.findSucceeded(milestone.id)) await this.owe(milestone, payment, actorId);
    const open = await this.payments.findOpen(milestone.id);
    if (open) await this.close(open);
    await this.settle(milestone);
  }

  /** Orders one payment's refund; also of a payment that came in the moment of the cancellation. */
  async owe(milestone: MilestoneEntity, payment: PaymentEntity, actorId: string | null): Promise<void> {
    await this.ledger.post(refundOwed(milestone.id, payment.id, payment.amountCents), actorId);
    const { id: paymentId, amountCents } = payment;
    await this.commands.add({ milestoneId: milestone.id, paymentId, kind: 'refund', amountCents });
  }

  /** Ends the refunding once all of it has gone back and nothing more can come in. */
  async settle(milestone: MilestoneEntity): Promise<void> {
    if (milestone.state !== 'refunding' || (await this.payments.findOpen(milestone.id))) return;
    const { open, refundedCents } = await this.commands.refunds(milestone.id);
    if (open > 0) return;
    await this.milestones.move(milestone, { event: 'refunded', as: ['provider'], actorId: null });
    if (refundedCents > 0) await this.told.refunded(milestone, refundedCents);
  }

  private async close(payment: PaymentEntity): Promise<void> {
    if (payment.providerIntentId !== null) {
      const { milestoneId, id: paymentId } = payment;
      await this.commands.add({ milestoneId, paymentId, kind: 'cancel_intent', amountCents: null });
      return;
    }
    // Its client secret was never handed out, so nobody can pay it.
    payment.status = 'canceled';
    await this.payments.save(payment);
  }
}
