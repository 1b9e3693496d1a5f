import { Module } from '@nestjs/common';
import { BidRowsModule } from '../bids/index.js';
import { ContractorsModule } from '../contractors/index.js';
import { ProjectsModule } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { BidInvitationData } from './bid-invitation-data.js';
import { BidInvitationLists } from './bid-invitation-lists.js';
import { BidInvitationsController } from './bid-invitations.controller.js';
import { InvitableContractors } from './invitable-contractors.js';
import { InviteRivals } from './invite-rivals.js';
import { InviteToBidUseCase } from './invite-to-bid.js';

@Module({
  imports: [BidRowsModule, ContractorsModule, ProjectsModule, UsersModule],
  controllers: [BidInvitationsController],
  providers: [BidInvitationData, BidInvitationLists, InvitableContractors, InviteRivals, InviteToBidUseCase],
})
export class BidInvitationsModule {}
