import { Injectable } from '@nestjs/common';
import type { Actor, DomainEvents } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { EventBus } from '../../../common/events/event-bus.js';
import type { ConditionEntity } from './condition.entity.js';
import type { ProjectEntity } from '../project.entity.js';

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

  evidenced(actor: Actor, project: ProjectEntity, condition: ConditionEntity): Promise<void> {
    return this.events.emit('condition.evidenced', { ...about(actor, project), conditionId: condition.id });
  }

  accepted(actor: Actor, project: ProjectEntity, condition: ConditionEntity): Promise<void> {
    return this.events.emit('condition.accepted', {
      ...about(actor, project),
      conditionId: condition.id,
      conditionTitle: condition.title,
    });
  }

  returned(
    actor: Actor,
    project: ProjectEntity,
    { condition, reason }: { readonly condition: ConditionEntity; readonly reason: string },
  ): Promise<void> {
    return this.events.emit('condition.returned', {
      ...about(actor, project),
      conditionId: condition.id,
      conditionTitle: condition.title,
      reason,
    });
  }
}

const about = (actor: Actor, project: ProjectEntity): DomainEvents['work.started'] => ({
  projectId: project.id,
  projectTitle: project.title,
  ownerId: project.ownerId,
  actorId: actor.userId,
  contractorId: project.contractorId ?? '',
});
