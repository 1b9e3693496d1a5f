import { Injectable } from '@nestjs/common';
import type { Actor, VerificationGap } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError, invalidFields } from '../../common/errors/domain-error.js';
import { pastDayFaults } from '../../common/past-days.js';
import { ContractorCards } from '../contractors/index.js';
import { UsersService } from '../users/index.js';

/** What a bid is judged by besides itself: its contractor's papers and the calendar. */
@Injectable()
export class BidRules {
  constructor(
    private readonly contractors: ContractorCards,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  gapsOf(contractorId: string): Promise<readonly VerificationGap[]> {
    return this.contractors.gaps(contractorId);
  }

  /** BID-05: says what is missing. */
  async mustBeVerified(actor: Actor): Promise<void> {
    const verificationGaps = await this.gapsOf(actor.userId);
    if (verificationGaps.length > 0)
      throw new DomainError('bid.contractor_unverified', { extra: { verificationGaps } });
  }

  /** Whoever is suspended at this moment bids no more. */
  whileActive<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    return this.users.whileActive(actor.userId, work);
  }

  /** A suspended owner could choose nobody: the project takes no bids until the account is restored. */
  async mustTakeBids(ownerId: string): Promise<void> {
    if (!(await this.users.isActive(ownerId))) throw new DomainError('project.not_taking_bids');
  }

  mustLieAhead(startDate: string | null | undefined): void {
    const faults = pastDayFaults(this.clock.now(), { startDate });
    if (faults.length > 0) throw invalidFields(...faults);
  }
}
