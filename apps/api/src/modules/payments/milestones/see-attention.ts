import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { Milestones } from './milestones.js';

/** Staff have looked into what no record ends, as an amount that differed once, and say what they found. */
@Injectable()
export class SeeAttentionUseCase {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly milestones: Milestones,
    private readonly audit: AuditLog,
  ) {}

  /** 409 while something stands that ends by itself, and when nobody is called. */
  async execute(actor: Actor, milestoneId: string, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const milestone = await this.milestones.lockKnown(milestoneId);
      const seen = await this.milestones.see(milestone);
      await this.audit.record({
        ...{ action: 'payment.attention_seen', actorId: actor.userId, reason },
        ...{ subjectType: 'user', subjectId: milestone.ownerId },
        after: { milestone: milestoneId, seen },
      });
    });
  }
}
