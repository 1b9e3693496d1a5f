import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { CommandQueue } from '../commands/command-queue.js';
import { transferMade } from '../ledger/entries.js';
import { Ledger } from '../ledger/ledger.js';
import { Milestones } from '../milestones/milestones.js';
import { Release } from '../milestones/release.js';
import type { TransferFact } from '../provider/provider-fact.js';

/** A transfer that exists has been made; whoever learns of it first books it. */
@Injectable()
export class TransferFacts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly commands: CommandQueue,
    private readonly milestones: Milestones,
    private readonly ledger: Ledger,
    private readonly release: Release,
  ) {}

  async apply(fact: TransferFact): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const found = fact.commandId === null ? null : await this.commands.findById(fact.commandId);
      if (!found) return false;
      const milestone = await this.milestones.lock(found.milestoneId);
      if (found.amountCents !== fact.amountCents) {
        await this.milestones.flag(milestone, 'amount_differs');
        return true;
      }
      if (!(await this.ledger.post(transferMade(milestone, fact.id, fact.amountCents), null))) return true;
      await this.commands.finish(found, fact.id);
      await this.milestones.settle(milestone);
      await this.release.settle(milestone);
      return true;
    });
  }
}
