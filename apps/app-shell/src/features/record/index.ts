export { AboutPanel, FilesPanel } from './about-panels.js';
export { AgreedPanel } from './agreed-panel.js';
export { ClosingPanel } from './closing-panel.js';
export { ConditionsPanel } from './conditions-panel.js';
export { HistoryPanel } from './history-panel.js';
export { PaymentPanel } from './payment-panel.js';
export { listPathOf, placeOf, ProjectHead } from './project-head.js';
export { RepostBanner } from './repost-banner.js';
export { SoFarPanel } from './so-far/so-far-panel.js';
