export { ConditionActions } from './condition-actions.js';
export { ProjectActions } from './project-actions.js';
export { awaitsPayment, TurnBanner } from './turn-banner.js';
