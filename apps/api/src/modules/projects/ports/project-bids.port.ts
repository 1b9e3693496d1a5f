import type { Actor } from '@cw/domain';
import type { BidView } from '../dto/bid.response.js';
import type { OwnBid } from '../dto/project.response.js';
import type { ProjectSnapshot } from '../project-snapshot.js';

/**
 * What projects ask of bids, provided by the bids module, which imports projects and never the other way round.
 * Calls join the caller's open unit of work.
 */
export interface ProjectBids {
  /** How many bids stand (pending or accepted), by project id; projects without any are absent. */
  counts(projectIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  pendingCounts(projectIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The contractor's latest bid on each project, by project id. */
  ofContractor(contractorId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, OwnBid>>;
  /** Which of some contractors have bid on the project, whatever became of it. */
  biddersAmong(contractorIds: readonly string[], projectId: string): Promise<ReadonlySet<string>>;
  /** Ids of the bids on the project that the actor may see; their history is shown with the project's. */
  readableIds(actor: Actor, project: ProjectSnapshot): Promise<string[]>;
  accepted(actor: Actor, project: ProjectSnapshot): Promise<BidView | null>;
  /** Every project on which the contractor bid, whatever became of it. */
  projectIdsOf(contractorId: string): Promise<string[]>;
  /** Who has made a bid that stands. */
  pendingBidderIds(projectId: string): Promise<string[]>;
  /** Locks the pending bids, rejects them with their history, and answers who had made them. */
  rejectPending(projectId: string, actorId: string): Promise<string[]>;
}

export const PROJECT_BIDS = Symbol('PROJECT_BIDS');
