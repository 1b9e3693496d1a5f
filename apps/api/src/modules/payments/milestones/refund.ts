import { Injectable } from '@nestjs/common';
import { cents, subtractCents, ZERO_CENTS, type Cents } from '@cw/domain';
import { CommandQueue } from '../commands/command-queue.js';
import type { PaymentEntity } from '../intents/payment.entity.js';
import { Payments } from '../intents/payments.js';
import { refundOwed } from '../ledger/entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from './milestone.entity.js';
import { Milestones } from './milestones.js';
import { MoneyEvents } from './money-events.js';

/** A part of what is held that is too much, and why. */
interface Surplus {
  readonly amountCents: Cents;
  readonly causeId: string;
  readonly actorId: string | null;
}

/** Money on its way back to the client: all of it before work starts (PAY-05), or what an agreed change makes too much. */
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
    const gone = await this.commands.owedBack(milestone.id);
    for (const payment of await this.payments.findSucceeded(milestone.id)) {
      const amountCents = subtractCents(payment.amountCents, gone.get(payment.id) ?? ZERO_CENTS);
      await this.order(milestone, payment, { amountCents, causeId: null, actorId });
    }
    await this.closeOpenTry(milestone);
    await this.settle(milestone);
  }

  /** Orders one payment's refund; of a payment that came in the moment of the cancellation. */
  async owe(milestone: MilestoneEntity, payment: PaymentEntity, actorId: string | null): Promise<void> {
    await this.order(milestone, payment, { amountCents: payment.amountCents, causeId: null, actorId });
  }

  /** Orders a part refund: the newest money goes back first, so that the oldest charges pay the contractor. */
  async sendBack(milestone: MilestoneEntity, { amountCents, causeId, actorId }: Surplus): Promise<void> {
    const gone = await this.commands.owedBack(milestone.id);
    const newestFirst = (await this.payments.findSucceeded(milestone.id)).toReversed();
    let left: number = amountCents;
    for (const payment of newestFirst) {
      const part = Math.min(left, payment.amountCents - (gone.get(payment.id) ?? 0));
      left -= part;
      await this.order(milestone, payment, { amountCents: cents(part), causeId, actorId });
    }
    if (left > 0) throw new RangeError(`Milestone ${milestone.id} was not paid what should go back`);
  }

  /** Ends the refunding once all of it has gone back and nothing more can come in. */
  async settle(milestone: MilestoneEntity): Promise<void> {
    if (milestone.state !== 'refunding' || (await this.payments.findOpen(milestone.id))) return;
    const { open, refundedCents } = await this.commands.refunds(milestone.id);
    if (open > 0) return;
    await this.milestones.move(milestone, { event: 'refunded', as: ['provider'], actorId: null });
    if (refundedCents > 0) await this.told.refunded(milestone, refundedCents);
  }

  /** A part has left us; the rest of the milestone goes on. */
  async tellPart(milestone: MilestoneEntity, amountCents: Cents): Promise<void> {
    await this.told.refunded(milestone, amountCents);
  }

  /** Nothing more can be paid by the try that is open, or it is sent back when it was faster. */
  async closeOpenTry({ id: milestoneId }: MilestoneEntity): Promise<void> {
    const payment = await this.payments.findOpen(milestoneId);
    if (!payment) return;
    if (payment.providerIntentId !== null) {
      await this.commands.cancelOnce(milestoneId, payment.id);
      return;
    }
    // Its client secret was never handed out, so nobody can pay it.
    payment.status = 'canceled';
    await this.payments.save(payment);
  }

  private async order(
    milestone: MilestoneEntity,
    { id: paymentId }: PaymentEntity,
    { amountCents, causeId, actorId }: Omit<Surplus, 'causeId'> & { readonly causeId: string | null },
  ): Promise<void> {
    if (amountCents <= 0) return;
    await this.ledger.post(refundOwed(milestone.id, { paymentId, amountCents, causeId }), actorId);
    await this.commands.add({ milestoneId: milestone.id, paymentId, kind: 'refund', amountCents, causeId });
  }
}
