import { Injectable } from '@nestjs/common';
import { bidMachine, canReadBid, decide, type Actor } from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import { partyFacts, type BidView, type OwnBid, type ProjectBids, type ProjectSnapshot } from '../projects/index.js';
import { BidRepository } from './bid.repository.js';
import { BidViews } from './bid-views.js';

@Injectable()
export class ProjectBidsProvider implements ProjectBids {
  constructor(
    private readonly bids: BidRepository,
    private readonly views: BidViews,
  ) {}

  counts(projectIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.bids.counts(projectIds, ['pending', 'accepted']);
  }

  pendingCounts(projectIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.bids.counts(projectIds, ['pending']);
  }

  async ofContractor(contractorId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, OwnBid>> {
    const bids = await this.bids.latestOfContractor(contractorId, projectIds);
    return new Map(bids.map(({ projectId, ...bid }) => [projectId, bid]));
  }

  biddersAmong(contractorIds: readonly string[], projectId: string): Promise<ReadonlySet<string>> {
    return this.bids.contractorsAmong(contractorIds, projectId);
  }

  projectIdsOf(contractorId: string): Promise<string[]> {
    return this.bids.projectIdsOf(contractorId);
  }

  async readableIds(actor: Actor, { project }: ProjectSnapshot): Promise<string[]> {
    const facts = partyFacts(project);
    const bids = await this.bids.ofProject(project.id);
    return bids.filter((bid) => canReadBid(actor, bid, facts)).map(({ id }) => id);
  }

  async accepted(actor: Actor, snapshot: ProjectSnapshot): Promise<BidView | null> {
    const { acceptedBidId } = snapshot.project;
    const bid = acceptedBidId === null ? null : await this.bids.find(acceptedBidId);
    return bid ? this.views.one(actor, snapshot, bid) : null;
  }

  async pendingBidderIds(projectId: string): Promise<string[]> {
    const bids = await this.bids.ofProject(projectId);
    return bids.filter(({ status }) => status === 'pending').map(({ contractorId }) => contractorId);
  }

  async rejectPending(projectId: string, actorId: string): Promise<string[]> {
    const pending = (await this.bids.lockOfProject(projectId)).filter(({ status }) => status === 'pending');
    for (const bid of pending) {
      const to = mustMove(decide(bidMachine, { state: bid.status, event: 'reject', as: ['system'] }), bid.status);
      await this.bids.saveTransition(bid, { event: 'reject', to, actorId });
    }
    return pending.map(({ contractorId }) => contractorId);
  }
}
