import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { CommandQueue } from '../commands/command-queue.js';
import { FailedRefunds } from './failed-refunds.js';

/**
 * A refund that came back, or any order that the provider refused, is given anew under a key of its own: the reason may be
 * gone by now.
 */
@Injectable()
export class RetryRefund {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly failed: FailedRefunds,
    private readonly commands: CommandQueue,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, milestoneId: string, commandId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { milestone, command, proposed } = await this.failed.lockAny(milestoneId, commandId);
      // Somebody may have written the check already.
      if (proposed) throw new DomainError('payment.refund_in_hand');
      await this.commands.drop(command, 'retried');
      await this.commands.again(command, command.amountCents);
      await this.failed.release(milestone);
      await this.audit.record({
        ...{ action: 'payment.refund_retried', actorId: actor.userId },
        ...{ subjectType: 'user', subjectId: milestone.ownerId },
        after: { milestone: milestoneId, amountCents: command.amountCents },
      });
    });
  }
}
