export { Dashboard } from './dashboard.js';
export { useToDoCount } from './use-to-do-count.js';
