import { Injectable } from '@nestjs/common';
import { projectState, timeZoneOf, type ChangeLapseCause, type DomainEvents } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { ProjectRepository, type LockedProject, type ProjectEntity } from '../projects/index.js';
import type { ChangeOrderEntity } from './change-order.entity.js';

type Said = 'propose_change' | 'accept_change' | 'decline_change' | 'withdraw_change' | 'lapse_change';

interface SaidBy {
  readonly project: ProjectEntity;
  /** Null when it happened by itself. */
  readonly actorId: string | null;
}

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
    await this.record(byActor(locked), 'propose_change', change.reason);
    const answerDueAt = change.answerDueAt?.toISOString() ?? null;
    const timeZone = timeZoneOf(locked.project.state);
    await this.events.emit('change.proposed', { ...about(locked, change), answerDueAt, timeZone });
  }

  async accepted(locked: LockedProject, change: ChangeOrderEntity): Promise<void> {
    await this.settled(locked, 'accept_change', null);
    const { paymentTiming } = locked.project;
    await this.events.emit('change.accepted', { ...about(locked, change), paymentTiming });
  }

  async declined(locked: LockedProject, change: ChangeOrderEntity): Promise<void> {
    await this.settled(locked, 'decline_change', change.answerReason);
    await this.events.emit('change.declined', { ...about(locked, change), reason: change.answerReason });
  }

  async withdrawn(locked: LockedProject, change: ChangeOrderEntity): Promise<void> {
    await this.settled(locked, 'withdraw_change', null);
    await this.events.emit('change.withdrawn', about(locked, change));
  }

  /** Nobody said it, so both sides are told. */
  async lapsed(project: ProjectEntity, change: ChangeOrderEntity, cause: ChangeLapseCause): Promise<void> {
    project.changeProposedBy = null;
    await this.record({ actorId: null, project }, 'lapse_change', null);
    await this.events.emit('change.lapsed', { ...aboutChange(project, change), actorId: null, cause });
  }

  private async settled(locked: LockedProject, said: Said, reason: string | null): Promise<void> {
    locked.project.changeProposedBy = null;
    await this.record(byActor(locked), said, reason);
  }

  // The project stays in its state: what was agreed about it changes.
  private async record({ actorId, project }: SaidBy, event: Said, reason: string | null): Promise<void> {
    await this.projects.save(project);
    const state = projectState(project.status, project.work);
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

const byActor = ({ actor, project }: LockedProject): SaidBy => ({ project, actorId: actor.userId });

const about = ({ actor, project }: LockedProject, change: ChangeOrderEntity): DomainEvents['change.withdrawn'] => ({
  ...aboutChange(project, change),
  actorId: actor.userId,
});

function aboutChange(
  { id: projectId, title: projectTitle, ownerId, contractorId }: ProjectEntity,
  { id: changeOrderId, amountDeltaCents, days }: ChangeOrderEntity,
): Omit<DomainEvents['change.withdrawn'], 'actorId'> {
  if (contractorId === null) throw new Error(`Project ${projectId} has a change and no contractor`);
  return { projectId, projectTitle, ownerId, contractorId, changeOrderId, amountDeltaCents, days };
}
