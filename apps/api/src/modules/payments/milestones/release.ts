import { Injectable } from '@nestjs/common';
import { spreadPayout, subtractCents, ZERO_CENTS } from '@cw/domain';
import { CommandQueue } from '../commands/command-queue.js';
import { Debts } from '../debts/debts.js';
import { Payments } from '../intents/payments.js';
import { releaseApproved } from '../ledger/entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from './milestone.entity.js';
import { Milestones } from './milestones.js';
import { MoneyEvents } from './money-events.js';

/** Held money on its way to the contractor, less the service fee. */
@Injectable()
export class Release {
  constructor(
    private readonly milestones: Milestones,
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly commands: CommandQueue,
    private readonly told: MoneyEvents,
    private readonly debts: Debts,
  ) {}

  /** Books the contractor's claim and orders one transfer for each charge, oldest first. */
  async begin(milestone: MilestoneEntity, actorId: string | null): Promise<void> {
    const debt = await this.debts.lock(milestone);
    await this.ledger.post(releaseApproved(milestone), actorId);
    const charges = await this.payments.findSucceeded(milestone.id);
    const gone = await this.commands.owedBack(milestone.id);
    const earned = subtractCents(milestone.totalCents, milestone.feeCents);
    const payout = await this.debts.netFrom(milestone, debt, earned);
    const parts = spreadPayout(
      charges.map(({ id, amountCents }) => subtractCents(amountCents, gone.get(id) ?? ZERO_CENTS)),
      payout,
    );
    for (const [index, charge] of charges.entries()) {
      const amountCents = parts[index];
      if (!amountCents) continue;
      await this.commands.add({ milestoneId: milestone.id, paymentId: charge.id, kind: 'transfer', amountCents });
    }
    // All of it may have paid a debt: then there is nothing to wait for.
    await this.settle(milestone);
  }

  /** Paid at closing: releases what the client approved before it came. Nothing happens without that approval. */
  async followApproval(milestone: MilestoneEntity): Promise<void> {
    if (milestone.state !== 'funded' || milestone.approvedAt === null || milestone.frozen) return;
    const guards = { approved_before: true, nothing_frozen: true };
    await this.milestones.move(milestone, { event: 'release_approved', as: ['provider'], actorId: null, guards });
    await this.begin(milestone, null);
  }

  /** Ends the release, or the split, once every transfer has been made, and nothing is on its way back any more. */
  async settle(milestone: MilestoneEntity): Promise<void> {
    const isOnItsWay = milestone.state === 'releasing' || milestone.state === 'splitting';
    if (!isOnItsWay || (await this.commands.hasOpenPayouts(milestone.id))) return;
    if (milestone.state === 'splitting') {
      await this.endSplit(milestone);
      return;
    }
    await this.milestones.move(milestone, { event: 'transferred', as: ['provider'], actorId: null });
    await this.told.released(milestone, await this.ledger.earnedFrom(milestone.id));
  }

  /** What was divided has arrived: all of it on one side, or a part on each; a bank may have taken a side's part meanwhile. */
  private async endSplit(milestone: MilestoneEntity): Promise<void> {
    const { refundedCents } = await this.commands.refunds(milestone.id);
    const earned = await this.ledger.earnedFrom(milestone.id);
    const isPaid = earned.payoutCents > 0;
    const event = !isPaid ? 'split_refunded' : refundedCents > 0 ? 'split_done' : 'split_released';
    await this.milestones.move(milestone, { event, as: ['provider'], actorId: null });
    if (isPaid) await this.told.released(milestone, earned);
    if (refundedCents > 0) await this.told.refunded(milestone, refundedCents);
  }
}
