import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { Milestones } from '../milestones/milestones.js';
import type { ChargeBackEntity } from './charge-back.entity.js';
import { ChargeBackRecords } from './charge-back-records.js';

/** That, when and by whom a bank was answered; what was said stays with the provider. */
@Injectable()
export class EvidenceRecord {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly milestones: Milestones,
    private readonly records: ChargeBackRecords,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Once: of two answers at the same time the first is noted. */
  async note(actor: Actor, { id, milestoneId }: ChargeBackEntity): Promise<void> {
    await this.unitOfWork.run(async () => {
      const milestone = await this.milestones.lock(milestoneId);
      const chargeBack = await this.records.find(id);
      // Its new state may have been told already, so only the mark says whether it was noted.
      if (!chargeBack || chargeBack.evidenceSentAt !== null) return;
      await this.records.save({ ...chargeBack, evidenceSentAt: this.clock.now(), evidenceSentBy: actor.userId });
      await this.audit.record({
        ...{ action: 'payment.evidence_sent', actorId: actor.userId },
        ...{ subjectType: 'user', subjectId: milestone.ownerId },
        after: { milestone: milestoneId, chargeBack: id, amountCents: chargeBack.amountCents },
      });
    });
  }

  /** Why there is nothing to answer. */
  async refusal(milestoneId: string): Promise<DomainError> {
    const milestone = await this.milestones.find(milestoneId);
    if (!milestone) return new DomainError('payment.not_found');
    return new DomainError('state.conflict', { extra: { state: milestone.state } });
  }
}
