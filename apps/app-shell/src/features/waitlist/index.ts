export { JoinWaitlist } from './join-waitlist.js';
