import type { Actor, DomainEvents } from '@cw/domain';
import type { ProjectEntity } from '../projects/index.js';
import type { BidEntity } from './bid.entity.js';

/** What every event of a bid says. */
export const aboutBid = (
  actor: Actor | null,
  project: ProjectEntity,
  bid: BidEntity,
): DomainEvents['bid.submitted'] => ({
  projectId: project.id,
  projectTitle: project.title,
  ownerId: project.ownerId,
  actorId: actor?.userId ?? null,
  bidId: bid.id,
  contractorId: bid.contractorId,
});
