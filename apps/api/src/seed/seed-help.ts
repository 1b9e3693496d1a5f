import type { Actor } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { BidLists } from '../modules/bids/index.js';
import { CreateProjectUseCase, ProjectReader, type BidView, type ProjectDetail } from '../modules/projects/index.js';
import { SeedClock } from './seed-clock.js';
import { SeedFiles } from './seed-files.js';
import { SeedPayments } from './seed-payments.js';

/** What every step of a demo project needs besides the use cases themselves. */
@Injectable()
export class SeedHelp {
  constructor(
    readonly clock: SeedClock,
    readonly files: SeedFiles,
    readonly payments: SeedPayments,
    readonly creating: CreateProjectUseCase,
    private readonly reader: ProjectReader,
    private readonly lists: BidLists,
  ) {}

  read(actor: Actor, projectId: string): Promise<ProjectDetail> {
    return this.reader.detail(actor, projectId);
  }

  /** The bid that came first. */
  async firstBid(owner: Actor, projectId: string): Promise<BidView> {
    const { items } = await this.lists.ofProject(owner, projectId);
    const first = items.toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt))[0];
    if (!first) throw new Error('A demo project that is to be awarded has no bid');
    return first;
  }
}
