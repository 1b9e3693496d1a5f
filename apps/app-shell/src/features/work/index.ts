export { ConditionActions } from './condition-actions.js';
export { ProjectActions } from './project-actions.js';
export { TurnBanner } from './turn-banner.js';
export { awaitsPayment } from './turn-facts.js';
