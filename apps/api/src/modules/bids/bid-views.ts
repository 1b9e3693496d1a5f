import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { ContractorCards, ContractorRecords } from '../contractors/index.js';
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
    private readonly records: ContractorRecords,
    private readonly clock: Clock,
  ) {}

  async of(actor: Actor, { project, conditions }: BidProjectRows, bids: readonly BidEntity[]): Promise<BidView[]> {
    const ids = [...new Set(bids.map(({ contractorId }) => contractorId))];
    const cards = await this.contractors.ofContractors(ids);
    const records = await this.records.of(ids);
    const now = this.clock.now();
    return (await this.bids.withLines(bids)).map((entry) => {
      const { contractorId } = entry.bid;
      const about = { contractor: cards.get(contractorId), record: records.get(contractorId) };
      return toBidView(actor, entry, { project, conditions, ...about, now });
    });
  }

  async one(actor: Actor, rows: BidProjectRows, bid: BidEntity): Promise<BidView> {
    const [view] = await this.of(actor, rows, [bid]);
    if (!view) throw new Error(`Bid ${bid.id} has no view`);
    return view;
  }
}
