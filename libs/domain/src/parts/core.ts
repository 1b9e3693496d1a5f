// What the frame of every screen and a dashboard go by: whose it is, where a project stands, money, days.
export * from '../money/cents.js';
export * from '../money/service-fee.js';
export * from '../actor/role.js';
export * from '../project/project.js';
export * from '../project/project-state.js';
export * from '../project/project-address.js';
export * from '../condition/condition-shown.js';
export * from '../notification/notification.limits.js';
export * from '../schedule/durations.js';
export * from '../schedule/plain-date.js';
export * from '../schedule/business-days.js';
export * from '../schedule/closing.js';
export * from '../lists/paging.js';
export * from '../geo/zip.js';
