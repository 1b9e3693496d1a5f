export { CalendarLinkEntity } from './calendar-link.entity.js';
export { CalendarModule } from './calendar.module.js';
