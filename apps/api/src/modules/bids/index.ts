export type { AcceptBidInput } from './dto/bid.input.js';
export { AcceptBid } from './accept-bid.js';
export { BidLists } from './bid-lists.js';
export { SubmitBid } from './submit-bid.js';
export { BidEntity, BidLineEntity } from './bid.entity.js';
export { BidRepository, type BidWithLines } from './bid.repository.js';
export { BidRowsModule } from './bid-rows.module.js';
export { BidsModule } from './bids.module.js';
