import { Injectable } from '@nestjs/common';
import { bidHasExpired, dayIn, timeZoneOf, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError, invalidFields } from '../../common/errors/domain-error.js';
import { notLicensedIn } from '../../common/errors/not-licensed-in.js';
import { pastDayFaults } from '../../common/past-days.js';
import { ContractorCards, type BiddingRight } from '../contractors/index.js';
import type { ProjectEntity } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import { BidLapses } from './bid-lapses.js';
import type { BidEntity } from './bid.entity.js';
import { BidRepository } from './bid.repository.js';

interface Days {
  readonly startDate?: string | null;
  readonly validUntil?: string | null;
}

/** What a bid is judged by besides itself: its contractor's papers and the calendar. */
@Injectable()
export class BidRules {
  constructor(
    private readonly contractors: ContractorCards,
    private readonly users: UsersService,
    private readonly bids: BidRepository,
    private readonly lapses: BidLapses,
    private readonly clock: Clock,
  ) {}

  rightOf(contractorId: string): Promise<BiddingRight> {
    return this.contractors.biddingRight(contractorId);
  }

  /** BID-05: says what is missing. */
  mustBeVerified({ gaps }: BiddingRight): void {
    if (gaps.length > 0) throw new DomainError('bid.contractor_unverified', { extra: { verificationGaps: gaps } });
  }

  /** BID-05: a license tells of its own state alone, so one of the house's state is asked for. */
  mustBeLicensed(
    { licensedStates }: BiddingRight,
    { state }: Pick<ProjectEntity, 'state'>,
    reader: 'contractor' | 'client',
  ): void {
    if (!licensedStates.includes(state)) throw notLicensedIn({ reader, state, licensedStates });
  }

  /** BID-02: one bid that stands. One that has run out is no obstacle, whether it was swept up yet or not. */
  async mustHaveNoBid(actor: Actor, project: ProjectEntity): Promise<void> {
    const bids = await this.bids.ofContractorOn(actor.userId, [project.id]);
    for (const bid of bids.filter(({ status }) => status === 'pending')) {
      if (!bidHasExpired(bid, this.clock.now())) throw new DomainError('bid.already_placed');
      await this.lapses.lapse(project, bid, 'expired');
    }
  }

  /** A bid is over with its last day, even before it is swept up. */
  mustStand(bid: Pick<BidEntity, 'status' | 'expiresAt'>): void {
    if (bid.status === 'pending' && bidHasExpired(bid, this.clock.now())) throw new DomainError('bid.expired');
  }

  /** Whoever is suspended at this moment bids no more. */
  whileActive<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    return this.users.whileActive(actor.userId, work);
  }

  /** A suspended owner could choose nobody: the project takes no bids until the account is restored. */
  async mustTakeBids(ownerId: string): Promise<void> {
    if (!(await this.users.isActive(ownerId))) throw new DomainError('project.not_taking_bids');
  }

  /** A bid stands at least until tomorrow, by the calendar of the house. */
  mustLieAhead(project: Pick<ProjectEntity, 'state'>, { startDate, validUntil }: Days): void {
    const now = this.clock.now();
    const faults = pastDayFaults(now, { startDate });
    if (typeof validUntil === 'string' && validUntil <= dayIn(now, timeZoneOf(project.state)))
      faults.push({ path: 'validUntil', code: 'not_ahead' });
    if (faults.length > 0) throw invalidFields(...faults);
  }
}
