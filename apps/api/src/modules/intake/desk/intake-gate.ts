import { Injectable } from '@nestjs/common';
import { hasAdminRights, type Actor, type AuditAction } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { AuditFacts } from '../../../common/audit/audit-entry.entity.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { IntakeEntity } from '../intake.entity.js';
import { IntakeRepository } from '../intake.repository.js';

/** An act of staff as the audit log keeps it: no word of the submitter's. */
export interface StaffAct {
  readonly action: AuditAction;
  /** In the words of staff. */
  readonly reason?: string | null;
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
}

export interface LockedIntake {
  readonly actor: Actor;
  readonly intake: IntakeEntity;
}

/** The one way in which staff change a request: its row locked, the act in the audit log, all of it or nothing. */
@Injectable()
export class IntakeGate {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly intakes: IntakeRepository,
    private readonly audit: AuditLog,
  ) {}

  async act(actor: Actor, id: string, work: (locked: LockedIntake) => Promise<StaffAct>): Promise<void> {
    if (!hasAdminRights(actor)) throw new DomainError('access.denied');
    await this.unitOfWork.run(async () => {
      const intake = await this.intakes.findForUpdate(id);
      if (!intake) throw new DomainError('request.not_found');
      const from = intake.state;
      const { action, reason = null, before = {}, after = {} } = await work({ actor, intake });
      await this.audit.record({
        action,
        actorId: actor.userId,
        subjectType: 'intake',
        subjectId: id,
        reason,
        before: { state: from, ...before },
        after: { state: intake.state, ...after },
      });
    });
  }
}
