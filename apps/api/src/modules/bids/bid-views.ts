import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { ContractorCards } from '../contractors/index.js';
import type { BidView, ConditionEntity, ProjectEntity } from '../projects/index.js';
import type { BidEntity } from './bid.entity.js';
import { toBidView } from './bid.mapper.js';
import { BidRepository } from './bid.repository.js';

interface BidProjectRows {
  readonly project: ProjectEntity;
  readonly conditions: readonly ConditionEntity[];
}

/** Bids as their readers see them. Whether somebody may read a bid is asked before. */
@Injectable()
export class BidViews {
  constructor(
    private readonly bids: BidRepository,
    private readonly contractors: ContractorCards,
  ) {}

  async of(actor: Actor, { project, conditions }: BidProjectRows, bids: readonly BidEntity[]): Promise<BidView[]> {
    const cards = await this.contractors.ofContractors([...new Set(bids.map(({ contractorId }) => contractorId))]);
    return (await this.bids.withLines(bids)).map((entry) =>
      toBidView(actor, entry, { project, conditions, contractor: cards.get(entry.bid.contractorId) }),
    );
  }

  async one(actor: Actor, rows: BidProjectRows, bid: BidEntity): Promise<BidView> {
    const [view] = await this.of(actor, rows, [bid]);
    if (!view) throw new Error(`Bid ${bid.id} has no view`);
    return view;
  }
}
