import { Injectable } from '@nestjs/common';
import type { ConditionEvent, ConditionState } from '@cw/domain';
import { In } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { StateHistory } from '../../../common/persistence/state-history.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { ConditionEntity } from './condition.entity.js';

export interface ConditionMove {
  readonly event: ConditionEvent;
  readonly to: ConditionState;
  readonly actorId: string;
  readonly reason?: string | null;
  readonly changes?: Partial<Pick<ConditionEntity, 'awardedAmountCents' | 'returnReason' | 'returnedAt'>>;
}

@Injectable()
export class ConditionRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly history: StateHistory,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<ConditionEntity | null> {
    return this.unitOfWork.repository(ConditionEntity).findOneBy({ id });
  }

  /** In order of their number. */
  ofProject(projectId: string): Promise<ConditionEntity[]> {
    return this.ofProjects([projectId]);
  }

  async ofProjects(projectIds: readonly string[]): Promise<ConditionEntity[]> {
    if (projectIds.length === 0) return [];
    const order = { projectId: 'ASC', number: 'ASC' } as const;
    return this.unitOfWork.repository(ConditionEntity).find({ where: { projectId: In([...projectIds]) }, order });
  }

  /** The project's row is locked before, always in this order. */
  lockOfProject(projectId: string): Promise<ConditionEntity[]> {
    return this.unitOfWork
      .repository(ConditionEntity)
      .find({ where: { projectId }, order: { number: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }

  async save(conditions: readonly ConditionEntity[]): Promise<void> {
    await this.unitOfWork.repository(ConditionEntity).save([...conditions]);
  }

  async remove(conditions: readonly ConditionEntity[]): Promise<void> {
    await this.unitOfWork.repository(ConditionEntity).remove([...conditions]);
  }

  /** The one place where a condition's state is written: the row, from the state it was read in, and its history. */
  async saveTransition(condition: ConditionEntity, move: ConditionMove): Promise<void> {
    const from = condition.state;
    const changed = { ...move.changes, state: move.to, updatedAt: this.clock.now() };
    const result = await this.unitOfWork.repository(ConditionEntity).update({ id: condition.id, state: from }, changed);
    if (result.affected !== 1) throw new DomainError('state.conflict', { extra: { state: from } });
    Object.assign(condition, changed, { version: condition.version + 1 });
    await this.history.record({
      entity: 'condition',
      entityId: condition.id,
      from,
      to: move.to,
      event: move.event,
      actorId: move.actorId,
      reason: move.reason ?? null,
    });
  }
}
