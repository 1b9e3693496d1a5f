import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { StaffTrail } from '../../../common/audit/staff-trail.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { ConditionView } from '../dto/condition.response.js';
import { ProjectGate } from '../project-gate.js';
import { ProjectLock } from '../project-lock.js';
import { ProjectReader } from '../project-reader.js';
import type { ProjectEntity } from '../project.entity.js';
import type { ConditionEntity } from './condition.entity.js';
import { ConditionRepository } from './condition.repository.js';

/** One event of a condition, with its project locked. What staff do is kept in the audit log. */
@Injectable()
export class ConditionTransaction {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly gate: ProjectGate,
    private readonly lock: ProjectLock,
    private readonly conditions: ConditionRepository,
    private readonly reader: ProjectReader,
    private readonly staff: StaffTrail,
  ) {}

  /** Runs `work` and answers the condition as the actor then sees it; one that they may not know of is a 404. */
  async run(
    actor: Actor,
    id: string,
    work: (project: ProjectEntity, condition: ConditionEntity) => Promise<void>,
  ): Promise<ConditionView> {
    return this.unitOfWork.run(async () => {
      const known = await this.conditions.find(id);
      if (!known || !(await this.gate.knows(actor, known.projectId))) throw new DomainError('condition.not_found');
      const { project, conditions } = await this.lock.take(actor, known.projectId);
      const condition = conditions.find((candidate) => candidate.id === id);
      if (!condition) throw new DomainError('condition.not_found');
      await this.staff.follow(
        actor,
        () => work(project, condition),
        () => ({ projectId: project.id, fields: [] }),
      );
      return this.reader.condition(actor, project, condition.id);
    });
  }
}
