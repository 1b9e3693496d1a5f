import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import { Differences } from './differences.js';
import { Freezes } from './freezes.js';

/** Staff have looked into a difference and say why it may stand: it calls nobody any more. */
@Injectable()
export class AcceptDifferenceUseCase {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly differences: Differences,
    private readonly milestones: Milestones,
    private readonly freezes: Freezes,
    private readonly audit: AuditLog,
  ) {}

  /** 404 when there is none; 409 when it waits for nobody. */
  async execute(actor: Actor, id: string, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const milestoneId = await this.differences.milestoneOf(id);
      const milestone = milestoneId === null ? null : await this.milestones.lock(milestoneId);
      const kind = await this.differences.accept(id, { byId: actor.userId, reason });
      if (milestone) await this.letGo(milestone);
      await this.audit.record({
        ...{ action: 'payment.difference_accepted', actorId: actor.userId, reason },
        ...{ subjectType: 'user', subjectId: milestone?.ownerId ?? null },
        after: { difference: id, kind, milestone: milestoneId },
      });
    });
  }

  /** Money moves again once nothing else stands in its way. */
  private async letGo(milestone: MilestoneEntity): Promise<void> {
    await this.milestones.settle(milestone);
    await this.freezes.lift(milestone);
  }
}
