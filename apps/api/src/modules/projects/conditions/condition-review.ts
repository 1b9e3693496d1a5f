import { Injectable } from '@nestjs/common';
import {
  conditionMachine,
  decide,
  evidenceRule,
  missingEvidence,
  type Actor,
  type ConditionEvent,
  type ConditionGuard,
  type ErrorCode,
} from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { mustMove } from '../../../common/errors/must.js';
import { ConditionAnnouncer, type ReturnedRepair } from './condition-announcer.js';
import { conditionActions, conditionParties } from './condition-actions.js';
import type { ConditionEntity } from './condition.entity.js';
import { proofsOf } from './condition.mapper.js';
import { ConditionRepository, type ConditionMove } from './condition.repository.js';
import { ConditionTransaction } from './condition-transaction.js';
import type { ConditionView } from '../dto/condition.response.js';
import { ProjectFileRepository } from '../files/project-file.repository.js';
import { reviewGuards } from '../project-decision.js';
import type { LockedProject } from '../project-transaction.js';
import type { ProjectEntity } from '../project.entity.js';

const GUARD_CODES: Partial<Record<ConditionGuard, ErrorCode>> = { evidence_complete: 'project.evidence_missing' };

interface ReviewMove {
  readonly event: ConditionEvent;
  readonly guards?: Partial<Record<ConditionGuard, boolean>>;
  readonly reason?: string | undefined;
  readonly changes?: ConditionMove['changes'];
}

/** COND-04: what contractor and client do to one condition while the work is under way. */
@Injectable()
export class ConditionReview {
  constructor(
    private readonly transaction: ConditionTransaction,
    private readonly conditions: ConditionRepository,
    private readonly files: ProjectFileRepository,
    private readonly announcer: ConditionAnnouncer,
  ) {}

  /** What the clock of the review says of the project's own answer. */
  guards(project: ProjectEntity): ReturnType<typeof reviewGuards> {
    return reviewGuards(project, this.announcer.now());
  }

  prove(actor: Actor, id: string): Promise<ConditionView> {
    return this.transaction.run(actor, id, async (project, condition) => {
      const files = await this.files.ofProject(project.id);
      const missing = missingEvidence(evidenceRule(condition.kind, condition.evidence), proofsOf(condition, files));
      const isCorrected = condition.state === 'returned';
      await this.move(actor, project, condition, {
        event: 'prove',
        guards: { evidence_complete: missing.length === 0 },
      });
      await this.announcer.evidenced(actor, project, { condition, isCorrected });
    });
  }

  accept(actor: Actor, id: string): Promise<ConditionView> {
    return this.transaction.run(actor, id, (project, condition) => this.acceptLocked(actor, project, condition));
  }

  /** The client looks at an accepted condition once more, until the work is approved. */
  takeBack(actor: Actor, id: string): Promise<ConditionView> {
    return this.transaction.run(actor, id, async (project, condition) => {
      await this.move(actor, project, condition, { event: 'take_back' });
      await this.announcer.takenBack(actor, project, condition);
    });
  }

  clear(actor: Actor, id: string, note: string | undefined): Promise<ConditionView> {
    return this.transaction.run(actor, id, (project, condition) =>
      this.move(actor, project, condition, { event: 'clear', reason: note }),
    );
  }

  /**
   * Accepts one condition of a project whose row the caller has locked. Why it was returned stays: it may be taken back.
   */
  async acceptLocked(actor: Actor, project: ProjectEntity, condition: ConditionEntity): Promise<void> {
    await this.move(actor, project, condition, { event: 'accept' });
    await this.announcer.accepted(actor, project, condition);
  }

  /** Returns conditions of a project whose row the caller has locked; the contractor hears of them together. */
  async returnLocked(actor: Actor, project: ProjectEntity, returns: readonly ReturnedRepair[]): Promise<void> {
    for (const { condition, reason } of returns) {
      const changes = { returnReason: reason, returnedAt: this.announcer.now() };
      await this.move(actor, project, condition, { event: 'return', guards: { reason_given: true }, reason, changes });
    }
    await this.announcer.returned(actor, project, returns);
  }

  /** The work starts: every awarded condition with it. */
  async startAwarded({ actor, project, conditions }: LockedProject): Promise<void> {
    const as = conditionParties(actor, project);
    for (const condition of conditions.filter(({ state }) => state === 'awarded')) {
      const to = mustMove(decide(conditionMachine, { state: condition.state, event: 'start', as }), condition.state);
      await this.conditions.saveTransition(condition, { event: 'start', to, actorId: actor.userId });
    }
  }

  private async move(
    actor: Actor,
    project: ProjectEntity,
    condition: ConditionEntity,
    move: ReviewMove,
  ): Promise<void> {
    const { event, guards = {}, reason, changes } = move;
    const as = conditionParties(actor, project);
    const from = condition.state;
    const to = mustMove(decide(conditionMachine, { state: from, event, as, guards }), from, GUARD_CODES);
    if (!conditionActions(as, project, condition).includes(event))
      throw new DomainError('state.conflict', { extra: { state: from } });
    // Late, a client may still say yes; sending back is over, whether or not somebody has come around who ends it.
    if (event === 'return' && this.guards(project).review_in_time === false)
      throw new DomainError('project.review_over');
    await this.conditions.saveTransition(condition, {
      event,
      to,
      actorId: actor.userId,
      reason: reason ?? null,
      ...(changes && { changes }),
    });
  }
}
