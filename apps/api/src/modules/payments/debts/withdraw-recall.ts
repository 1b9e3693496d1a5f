import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { mustBeNeutral } from '../admin/must-be-neutral.js';
import { CommandQueue } from '../commands/command-queue.js';
import { Milestones } from '../milestones/milestones.js';
import { FailedRefunds, type OrderIds } from '../refunds/failed-refunds.js';
import { Recalls } from './recalls.js';

/** Staff give up what they have asked back and the provider refused: as if nobody had asked for it. */
@Injectable()
export class WithdrawRecallUseCase {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly failed: FailedRefunds,
    private readonly commands: CommandQueue,
    private readonly recalls: Recalls,
    private readonly milestones: Milestones,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, { milestoneId, commandId }: OrderIds, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { milestone, command } = await this.failed.lockAny(milestoneId, commandId);
      if (command.kind !== 'reversal') throw new DomainError('payment.not_found');
      mustBeNeutral(actor, milestone);
      await this.commands.drop(command, 'withdrawn');
      await this.failed.release(milestone);
      // A bank's loss is not made good then: it can be asked for again.
      const { chargeBackId } = await this.recalls.get(command.causeId ?? '');
      if (chargeBackId !== null) await this.milestones.flag(milestone, 'charge_lost');
      await this.audit.record({
        ...{ action: 'payment.reversal_withdrawn', actorId: actor.userId, reason },
        ...{ subjectType: 'user', subjectId: milestone.contractorId },
        after: { milestone: milestoneId, amountCents: command.amountCents },
      });
    });
  }
}
