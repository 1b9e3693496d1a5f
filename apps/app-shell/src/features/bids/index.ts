export { CompareBids } from './compare/compare-bids.js';
export { NoBids } from './no-bids.js';
export { OwnBidPanel } from './own-bid-panel.js';
