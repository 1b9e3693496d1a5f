import { Injectable } from '@nestjs/common';
import { canReadBid, type Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { partyFacts, ProjectRepository, ProjectTransaction, type LockedProject } from '../projects/index.js';
import type { BidEntity } from './bid.entity.js';
import { BidRepository } from './bid.repository.js';

export interface LockedBid extends LockedProject {
  readonly bid: BidEntity;
  /** Every bid of the project, this one among them. */
  readonly bids: readonly BidEntity[];
}

/** Bids are sealed: whoever may not read one is told that it does not exist. */
@Injectable()
export class BidGate {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly projects: ProjectRepository,
    private readonly bids: BidRepository,
  ) {}

  /** Runs `work` with the project's row locked, then its conditions, then its bids. */
  async locked<T>(actor: Actor, id: string, work: (locked: LockedBid) => Promise<T>): Promise<T> {
    const known = await this.readable(actor, id);
    return this.transaction.locked(actor, known.projectId, async (project) => {
      const bids = await this.bids.lockOfProject(known.projectId);
      const bid = bids.find((candidate) => candidate.id === id);
      if (!bid) throw new DomainError('bid.not_found');
      return work({ ...project, bid, bids });
    });
  }

  private async readable(actor: Actor, id: string): Promise<BidEntity> {
    const bid = await this.bids.find(id);
    const project = bid && (await this.projects.find(bid.projectId));
    const facts = project && partyFacts(project);
    if (!bid || !facts || !canReadBid(actor, bid, facts)) throw new DomainError('bid.not_found');
    return bid;
  }
}
