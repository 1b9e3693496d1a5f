export { Disputes } from './disputes.js';
