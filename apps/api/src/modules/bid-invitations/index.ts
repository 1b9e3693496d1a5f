export { BidInvitationEntity } from './bid-invitation.entity.js';
export { BidInvitationsModule } from './bid-invitations.module.js';
