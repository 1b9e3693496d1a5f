export { WaitlistEntryEntity } from './waitlist-entry.entity.js';
export { WaitlistModule } from './waitlist.module.js';
