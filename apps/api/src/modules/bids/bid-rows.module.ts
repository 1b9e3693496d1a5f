import { Global, Module } from '@nestjs/common';
import { ContractorsModule } from '../contractors/index.js';
import { PROJECT_BIDS } from '../projects/index.js';
import { BidRepository } from './bid.repository.js';
import { BidViews } from './bid-views.js';
import { ProjectBidsProvider } from './project-bids.provider.js';

/** What projects ask of bids. Global, so that projects gets it without knowing where it comes from. */
@Global()
@Module({
  imports: [ContractorsModule],
  providers: [
    BidRepository,
    BidViews,
    ProjectBidsProvider,
    { provide: PROJECT_BIDS, useExisting: ProjectBidsProvider },
  ],
  exports: [BidRepository, BidViews, PROJECT_BIDS],
})
export class BidRowsModule {}
