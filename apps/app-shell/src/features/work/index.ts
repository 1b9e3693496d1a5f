export { AfterProof } from './after-proof.js';
export { ConditionActions } from './condition-actions.js';
export { NoShowBanner } from './no-show-banner.js';
export { NoShowOffer } from './no-show-offer.js';
export { ProjectActions, ProjectEndings } from './project-actions.js';
export { TurnBanner } from './turn-banner.js';
export { awaitsPayment } from './turn-facts.js';
