export { SupportDesk } from './support-desk.js';
export { SupportMessageEntity } from './support-message.entity.js';
export { SupportModule } from './support.module.js';
