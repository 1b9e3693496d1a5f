import { Injectable } from '@nestjs/common';
import type { Actor, DomainEvents } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { EventBus } from '../../../common/events/event-bus.js';
import type { ConditionEntity } from './condition.entity.js';
import type { ProjectEntity } from '../project.entity.js';

/** A repair that goes back, and what its client says of it. */
export interface ReturnedRepair {
  readonly condition: ConditionEntity;
  readonly reason: string;
}

/** Tells of conditions, inside the transaction that moved them. */
@Injectable()
export class ConditionAnnouncer {
  constructor(
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  evidenced(
    actor: Actor,
    project: ProjectEntity,
    { condition, isCorrected }: { readonly condition: ConditionEntity; readonly isCorrected: boolean },
  ): Promise<void> {
    const event = { ...about(actor, project), conditionId: condition.id, isCorrected };
    return this.events.emit('condition.evidenced', event);
  }

  accepted(actor: Actor, project: ProjectEntity, condition: ConditionEntity): Promise<void> {
    return this.events.emit('condition.accepted', {
      ...about(actor, project),
      conditionId: condition.id,
      conditionTitle: condition.title,
    });
  }

  takenBack(actor: Actor, project: ProjectEntity, condition: ConditionEntity): Promise<void> {
    return this.events.emit('condition.taken_back', {
      ...about(actor, project),
      conditionId: condition.id,
      conditionTitle: condition.title,
    });
  }

  /** All that the client returns in one act. */
  returned(actor: Actor, project: ProjectEntity, returns: readonly ReturnedRepair[]): Promise<void> {
    const returned = returns.map(({ condition, reason }) => ({
      conditionId: condition.id,
      conditionTitle: condition.title,
      reason,
    }));
    return this.events.emit('condition.returned', { ...about(actor, project), returned });
  }
}

const about = (actor: Actor, project: ProjectEntity): DomainEvents['work.started'] => ({
  projectId: project.id,
  projectTitle: project.title,
  ownerId: project.ownerId,
  actorId: actor.userId,
  contractorId: project.contractorId ?? '',
});
