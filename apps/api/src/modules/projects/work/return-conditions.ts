import { Inject, Injectable } from '@nestjs/common';
import { projectState, type Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { ReturnedRepair } from '../conditions/condition-announcer.js';
import { ConditionRepository } from '../conditions/condition.repository.js';
import { ConditionReview } from '../conditions/condition-review.js';
import type { ConditionView } from '../dto/condition.response.js';
import type { ProjectDetail } from '../dto/project-detail.response.js';
import type { RequestChanges } from '../dto/project-event.input.js';
import { PROJECT_MONEY, type ProjectMoney } from '../ports/project-money.port.js';
import { mustMoveProject } from '../project-decision.js';
import { ProjectGate } from '../project-gate.js';
import { ProjectReader } from '../project-reader.js';
import { ProjectTransaction, type LockedProject } from '../project-transaction.js';
import { moneyMove } from './money-move.js';

/**
 * COND-04: the client returns repairs, each with its reason. It is one act: submitted work is the contractor's again
 * with it, in the same transaction, and nothing is left to be sent afterwards.
 */
@Injectable()
export class ReturnConditions {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly conditions: ConditionRepository,
    private readonly gate: ProjectGate,
    private readonly review: ConditionReview,
    private readonly reader: ProjectReader,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
  ) {}

  /** One repair. Before the work is submitted it is still the contractor's: nothing but the repair moves. */
  async one(actor: Actor, id: string, reason: string): Promise<ConditionView> {
    const known = await this.conditions.find(id);
    if (!known || !(await this.gate.knows(actor, known.projectId))) throw new DomainError('condition.not_found');
    return this.transaction.locked(actor, known.projectId, async (locked) => {
      await this.review.returnLocked(actor, locked.project, [returnOf(locked, id, reason)]);
      if (stateOf(locked) !== 'in_progress.started') await this.handBack(locked);
      return this.reader.condition(actor, locked.project, id);
    });
  }

  /** Several repairs of submitted work, all of them or none. */
  many(actor: Actor, projectId: string, { returns = [] }: RequestChanges): Promise<ProjectDetail> {
    return this.transaction.run(actor, projectId, async (locked) => {
      const { project, parties } = locked;
      // Asked before anything is returned: who may not, or comes too late, changes nothing.
      const guards = { ...this.review.guards(locked.project), something_returned: returns.length > 0 };
      mustMoveProject(project, { event: 'request_changes', as: parties, guards });
      const named = returns.map(({ conditionId, reason }) => returnOf(locked, conditionId, reason));
      await this.review.returnLocked(actor, project, named);
      await this.handBack(locked);
    });
  }

  /** The first return moves the work, ends the review's clock and keeps the money; what follows it moves nothing more. */
  private async handBack(locked: LockedProject): Promise<void> {
    const { project, parties } = locked;
    const guards = { ...this.review.guards(locked.project), something_returned: true };
    const to = mustMoveProject(project, { event: 'request_changes', as: parties, guards });
    if (to === stateOf(locked)) return;
    await this.transaction.save(locked, { event: 'request_changes', to, changes: { reviewDueAt: null } });
    await this.money.onChangesRequested(moneyMove(locked));
  }
}

const stateOf = ({ project }: LockedProject) => projectState(project.status, project.work);

function returnOf({ conditions }: LockedProject, id: string, reason: string): ReturnedRepair {
  const condition = conditions.find((candidate) => candidate.id === id);
  if (!condition) throw new DomainError('condition.not_found');
  return { condition, reason };
}
