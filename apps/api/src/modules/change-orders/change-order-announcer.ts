import { Injectable } from '@nestjs/common';
import { projectState, type DomainEvents } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { ProjectRepository, type LockedProject } from '../projects/index.js';
import type { ChangeOrderEntity } from './change-order.entity.js';

type Said = 'propose_change' | 'accept_change' | 'decline_change' | 'withdraw_change';

/** Writes into the project's history what was said about a change, keeps whose turn it is, and tells the other side. */
@Injectable()
export class ChangeOrderAnnouncer {
  constructor(
    private readonly events: EventBus,
    private readonly history: StateHistory,
    private readonly projects: ProjectRepository,
  ) {}

  async proposed(locked: LockedProject, change: ChangeOrderEntity): Promise<void> {
    locked.project.changeProposedBy = change.proposedBy;
    await this.record(locked, 'propose_change', change.reason);
    await this.events.emit('change.proposed', about(locked, change));
  }

  async accepted(locked: LockedProject, change: ChangeOrderEntity): Promise<void> {
    await this.settled(locked, 'accept_change', null);
    await this.events.emit('change.accepted', about(locked, change));
  }

  async declined(locked: LockedProject, change: ChangeOrderEntity): Promise<void> {
    await this.settled(locked, 'decline_change', change.answerReason);
    await this.events.emit('change.declined', { ...about(locked, change), reason: change.answerReason });
  }

  async withdrawn(locked: LockedProject, change: ChangeOrderEntity): Promise<void> {
    await this.settled(locked, 'withdraw_change', null);
    await this.events.emit('change.withdrawn', about(locked, change));
  }

  private async settled(locked: LockedProject, said: Said, reason: string | null): Promise<void> {
    locked.project.changeProposedBy = null;
    await this.record(locked, said, reason);
  }

  // The project stays in its state: what was agreed about it changes.
  private async record({ actor, project }: LockedProject, event: Said, reason: string | null): Promise<void> {
    await this.projects.save(project);
    const state = projectState(project.status, project.work);
    const { userId: actorId } = actor;
    await this.history.record({
      entity: 'project',
      entityId: project.id,
      from: state,
      to: state,
      event,
      actorId,
      reason,
    });
  }
}

function about({ actor, project }: LockedProject, change: ChangeOrderEntity): DomainEvents['change.proposed'] {
  const { id: projectId, title: projectTitle, ownerId, contractorId } = project;
  if (contractorId === null) throw new Error(`Project ${projectId} has a change and no contractor`);
  return {
    projectId,
    projectTitle,
    ownerId,
    contractorId,
    actorId: actor.userId,
    changeOrderId: change.id,
    amountDeltaCents: change.amountDeltaCents,
    days: change.days,
  };
}
