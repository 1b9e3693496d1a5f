import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { fullName } from '../../common/person-name.js';
import { StateChangeEntity } from '../../common/persistence/state-change.entity.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { UsersService } from '../users/index.js';
import type { ConditionEntity } from './condition.entity.js';
import type { HistoryEntity, HistoryEntry } from './dto/project-detail.response.js';

export interface HistoryScope {
  readonly projectIds: readonly string[];
  readonly conditions: readonly Pick<ConditionEntity, 'id' | 'number'>[];
  readonly bidIds: readonly string[];
  readonly paymentIds: readonly string[];
  /** How much of a name the reader may see. */
  readonly nameOf: typeof fullName;
}

/** The history of a project and of everything that hangs on it, as one list. */
@Injectable()
export class ProjectHistory {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
  ) {}

  /** Oldest first. */
  async of(scope: HistoryScope): Promise<HistoryEntry[]> {
    const numbers = new Map(scope.conditions.map(({ id, number }) => [id, number]));
    const idsOf: Readonly<Record<HistoryEntity, readonly string[]>> = {
      project: scope.projectIds,
      condition: [...numbers.keys()],
      bid: scope.bidIds,
      payment: scope.paymentIds,
    };
    const where = Object.entries(idsOf).map(([entity, ids]) => ({ entity, entityId: In([...ids]) }));
    const changes = await this.unitOfWork
      .repository(StateChangeEntity)
      .find({ where, order: { at: 'ASC', id: 'ASC' } });
    const people = await this.users.findByIds([...new Set(changes.flatMap(({ actorId }) => actorId ?? []))]);
    const names = new Map(people.map((person) => [person.id, scope.nameOf(person)]));
    return changes.map((change) => ({
      id: change.id,
      at: change.at.toISOString(),
      entity: change.entity as HistoryEntity,
      entityId: change.entityId,
      event: change.event,
      from: change.from,
      to: change.to,
      actorName: names.get(change.actorId ?? '') ?? null,
      reason: change.reason,
      conditionNumber: numbers.get(change.entityId) ?? null,
    }));
  }
}
