import { Injectable, type OnModuleInit } from '@nestjs/common';
import { bidHasExpired } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Papers } from '../verification/index.js';
import { BidLapses } from './bid-lapses.js';
import { BidRepository } from './bid.repository.js';

/** Takes back pending bids whose last day is over, or whose contractor's papers have expired. */
@Injectable()
export class BidSweeps implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly bids: BidRepository,
    private readonly papers: Papers,
    private readonly lapses: BidLapses,
  ) {}

  onModuleInit(): void {
    this.jobs.define('bids.expire', () => this.expire(), { cron: '* * * * *' });
    this.jobs.define('bids.expired-papers', () => this.withdrawUnpapered(), { cron: '7 * * * *' });
  }

  async expire(): Promise<void> {
    const now = this.clock.now();
    for (const due of await this.bids.expiredBy(now))
      await this.lapses.lapseIfStill(due, 'expired', (bid) => Promise.resolve(bidHasExpired(bid, now)));
  }

  /** CON-05: papers that were handed in again and wait for staff keep their bids. */
  async withdrawUnpapered(): Promise<void> {
    for (const contractorId of await this.expiredOf(await this.bids.pendingContractorIds())) {
      const isDue = async (): Promise<boolean> => (await this.expiredOf([contractorId])).length > 0;
      for (const bid of await this.bids.pendingOf(contractorId))
        await this.lapses.lapseIfStill(bid, 'papers_expired', isDue);
    }
  }

  private expiredOf(contractorIds: readonly string[]): Promise<string[]> {
    return this.papers.expiredOf(contractorIds, this.clock.now().toISOString().slice(0, 10));
  }
}
