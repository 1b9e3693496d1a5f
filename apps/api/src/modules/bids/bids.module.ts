import { Module } from '@nestjs/common';
import { ContractorsModule } from '../contractors/index.js';
import { ProjectsModule } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { VerificationModule } from '../verification/index.js';
import { AcceptBid } from './accept-bid.js';
import { AwardProject } from './award-project.js';
import { BidData } from './bid-data.js';
import { BidGate } from './bid-gate.js';
import { BidLastDays } from './bid-last-days.js';
import { BidLapses } from './bid-lapses.js';
import { BidLists } from './bid-lists.js';
import { BidderLeaves } from './bidder-leaves.js';
import { BidRules } from './bid-rules.js';
import { BidSweeps } from './bid-sweeps.js';
import { BidRowsModule } from './bid-rows.module.js';
import { BidsController } from './bids.controller.js';
import { DecideBid } from './decide-bid.js';
import { EarlierFiguresReader } from './earlier-figures.js';
import { SubmitBid } from './submit-bid.js';
import { ToldBidsProvider } from './told-bids.provider.js';

@Module({
  imports: [BidRowsModule, ProjectsModule, ContractorsModule, UsersModule, VerificationModule],
  controllers: [BidsController],
  providers: [
    AcceptBid,
    AwardProject,
    BidData,
    BidderLeaves,
    BidGate,
    BidLapses,
    BidLastDays,
    BidLists,
    BidRules,
    BidSweeps,
    DecideBid,
    EarlierFiguresReader,
    SubmitBid,
    ToldBidsProvider,
  ],
  exports: [AcceptBid, BidLists, SubmitBid],
})
export class BidsModule {}
