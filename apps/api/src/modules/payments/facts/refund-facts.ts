import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { CommandQueue } from '../commands/command-queue.js';
import { BY_HAND, type PaymentCommandEntity } from '../commands/payment-command.entity.js';
import { refundMade, refundReturned } from '../ledger/entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import { Refund } from '../milestones/refund.js';
import { Release } from '../milestones/release.js';
import type { RefundFact } from '../provider/provider-fact.js';

const isSeenTo = ({ state, lastError, providerId }: PaymentCommandEntity): boolean =>
  lastError === BY_HAND || (state === 'failed' && providerId !== null);

/** A refund that exists has left us; some come back days later, and are then owed again. */
@Injectable()
export class RefundFacts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly commands: CommandQueue,
    private readonly milestones: Milestones,
    private readonly ledger: Ledger,
    private readonly refund: Refund,
    private readonly release: Release,
  ) {}

  async apply(fact: RefundFact): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const found = fact.commandId === null ? null : await this.commands.findById(fact.commandId);
      if (!found) return false;
      const milestone = await this.milestones.lock(found.milestoneId);
      const command = (await this.commands.findById(found.id)) ?? found;
      // Staff have given the order anew, or have paid it by hand: what is told of the failed refund is old.
      if (isSeenTo(command)) return true;
      if (command.amountCents !== fact.amountCents) await this.milestones.flag(milestone, 'amount_differs');
      else if (fact.status === 'failed') await this.comeBack(milestone, command, fact);
      else await this.leave(milestone, command, fact);
      return true;
    });
  }

  private async leave(milestone: MilestoneEntity, command: PaymentCommandEntity, fact: RefundFact): Promise<void> {
    // An older word about a refund that is known to have failed since.
    if (command.state === 'attention' && command.providerId === fact.id) return;
    if (!(await this.ledger.post(refundMade(milestone.id, fact.id, fact.amountCents), null))) return;
    await this.commands.finish(command, fact.id);
    await this.milestones.settle(milestone);
    if (command.causeId !== null) await this.refund.tellPart(milestone, fact.amountCents);
    await this.refund.settle(milestone);
    await this.release.settle(milestone);
  }

  private async comeBack(milestone: MilestoneEntity, command: PaymentCommandEntity, fact: RefundFact): Promise<void> {
    if (command.state === 'attention' && command.providerId === fact.id) return;
    const hadLeft = command.state === 'done' && command.providerId === fact.id;
    if (hadLeft) await this.ledger.post(refundReturned(milestone.id, fact.id, fact.amountCents), null);
    await this.commands.park(command, 'refund_failed', fact.id);
    if (milestone.state === 'refunded') {
      await this.milestones.move(milestone, { event: 'refund_failed', as: ['provider'], actorId: null });
    }
    await this.milestones.flag(milestone, 'refund_failed');
  }
}
