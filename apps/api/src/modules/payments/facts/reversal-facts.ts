import { Injectable } from '@nestjs/common';
import { subtractCents, ZERO_CENTS } from '@cw/domain';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { CommandQueue } from '../commands/command-queue.js';
import type { PaymentCommandEntity } from '../commands/payment-command.entity.js';
import { Recalls } from '../debts/recalls.js';
import { debtBooked, transferReversed } from '../ledger/charge-back-entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import type { ReversalFact, ShortfallFact } from '../provider/provider-fact.js';

/** A transfer came back from the contractor's account, or the account had too little for it. */
@Injectable()
export class ReversalFacts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly commands: CommandQueue,
    private readonly recalls: Recalls,
    private readonly milestones: Milestones,
    private readonly ledger: Ledger,
  ) {}

  async apply(fact: ReversalFact): Promise<boolean> {
    return this.about(fact.commandId, async (milestone, command) => {
      if (command.amountCents !== fact.amountCents) {
        await this.milestones.flag(milestone, 'amount_differs');
        return;
      }
      const { id: causeId, chargeBackId } = await this.recalls.get(command.causeId ?? '');
      const isLoss = chargeBackId !== null;
      const { id: milestoneId } = milestone;
      const { amountCents } = fact;
      const entry = transferReversed(milestoneId, fact.id, { amount: amountCents, isLoss });
      if (!(await this.ledger.post(entry, null))) return;
      await this.commands.finish(command, fact.id);
      await this.milestones.settle(milestone);
      // What comes back for the client goes on to the client.
      if (isLoss) return;
      await this.commands.add({ milestoneId, paymentId: command.paymentId, kind: 'refund', amountCents, causeId });
    });
  }

  async fallShort(fact: ShortfallFact): Promise<boolean> {
    return this.about(fact.commandId, async (milestone, command) => {
      if (command.state !== 'pending' || command.amountCents === null) return;
      const { chargeBackId } = await this.recalls.get(command.causeId ?? '');
      if (chargeBackId === null) {
        await this.commands.park(command, 'balance_insufficient');
        await this.milestones.flag(milestone, 'command_failed');
        return;
      }
      // An account that has enough and refuses all the same is not asked a second time.
      const isBelow = fact.coveredCents > 0 && fact.coveredCents < command.amountCents;
      const covered = isBelow ? fact.coveredCents : ZERO_CENTS;
      await this.commands.drop(command, 'balance_insufficient');
      if (covered > 0) await this.commands.again(command, covered);
      await this.milestones.settle(milestone);
      await this.ledger.post(debtBooked(milestone, command.id, subtractCents(command.amountCents, covered)), null);
    });
  }

  private async about(
    commandId: string | null,
    apply: (milestone: MilestoneEntity, command: PaymentCommandEntity) => Promise<void>,
  ): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const found = commandId === null ? null : await this.commands.findById(commandId);
      if (!found) return false;
      const milestone = await this.milestones.lock(found.milestoneId);
      await apply(milestone, (await this.commands.findById(found.id)) ?? found);
      return true;
    });
  }
}
