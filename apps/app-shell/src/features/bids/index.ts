export { BidsPanel } from './bids-panel.js';
export { CompareBids } from './compare/compare-bids.js';
export { InvitedPanel } from './invited-panel.js';
export { NoBids } from './no-bids.js';
export { PromiseClock } from './promise-clock.js';
export { OwnBidPanel } from './own-bid-panel.js';
export { ToOwnBid } from './to-own-bid.js';
