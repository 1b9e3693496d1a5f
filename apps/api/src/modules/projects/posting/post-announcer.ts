import { Inject, Injectable } from '@nestjs/common';
import { projectState, type Actor, type BidGround, type DomainEvents } from '@cw/domain';
import { EventBus } from '../../../common/events/event-bus.js';
import { StateHistory } from '../../../common/persistence/state-history.js';
import { PROJECT_BIDS, type ProjectBids } from '../ports/project-bids.port.js';
import type { ProjectEntity } from '../project.entity.js';

/** Writes the history of a post and tells of it, inside the transaction that made the change. */
@Injectable()
export class PostAnnouncer {
  constructor(
    private readonly history: StateHistory,
    private readonly events: EventBus,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
  ) {}

  async posted(actor: Actor, project: ProjectEntity): Promise<void> {
    await this.record(actor, project, { event: 'post', from: null });
    await this.events.emit('project.posted', about(actor, project));
  }

  /** Whoever has bid is told when `changed` says that what they bid for is another. */
  async edited(actor: Actor, project: ProjectEntity, changed: readonly BidGround[]): Promise<void> {
    await this.record(actor, project, { event: 'edit', from: projectState(project.status, project.work) });
    const pendingBidderIds = changed.length === 0 ? [] : await this.bids.pendingBidderIds(project.id);
    await this.events.emit('project.edited', { ...about(actor, project), changed, pendingBidderIds });
  }

  /** The history of the project that it was before: it stays as it ended. */
  async reposted(actor: Actor, source: ProjectEntity, project: ProjectEntity): Promise<void> {
    await this.record(actor, source, { event: 'repost', from: projectState(source.status, source.work) });
    await this.events.emit('project.reposted', { ...about(actor, project), sourceId: source.id });
  }

  private record(
    actor: Actor,
    project: ProjectEntity,
    change: { readonly event: string; readonly from: string | null },
  ): Promise<void> {
    const to = projectState(project.status, project.work);
    return this.history.record({ entity: 'project', entityId: project.id, to, actorId: actor.userId, ...change });
  }
}

const about = (actor: Actor, project: ProjectEntity): DomainEvents['project.posted'] => ({
  projectId: project.id,
  projectTitle: project.title,
  ownerId: project.ownerId,
  actorId: actor.userId,
});
