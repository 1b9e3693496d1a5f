import { Injectable, type OnModuleInit } from '@nestjs/common';
import { bidHasExpired, earliestToday, hasLapsed, type Paper } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import type { ProjectEntity } from '../projects/index.js';
import { Papers } from '../verification/index.js';
import { BidLapses } from './bid-lapses.js';
import { BidRepository } from './bid.repository.js';

/** Takes back pending bids whose last day is over, or whose contractor's papers hold no more where the house is. */
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
    const pending = await this.bids.allPending();
    const papers = await this.papers.ofContractors([...new Set(pending.map(({ contractorId }) => contractorId))]);
    for (const bid of pending) {
      const { contractorId } = bid;
      if (!this.haveLapsed(papers.get(contractorId), bid.state)) continue;
      const isDue = async (_bid: unknown, project: Pick<ProjectEntity, 'state'>): Promise<boolean> =>
        this.haveLapsed((await this.papers.ofContractors([contractorId])).get(contractorId), project.state);
      await this.lapses.lapseIfStill(bid, 'papers_expired', isDue);
    }
  }

  private haveLapsed(papers: readonly Paper[] = [], state: string): boolean {
    return hasLapsed(papers, { state, today: earliestToday(this.clock.now()) });
  }
}
