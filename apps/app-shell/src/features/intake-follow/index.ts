export { LinkEnded } from './link-ended.js';
export { OwnRequestsPanel } from './own-requests-panel.js';
export { useRequestToken } from './request-token.js';
export { RequestView } from './request-view.js';
