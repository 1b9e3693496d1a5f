export * from './deliveries.js';
export * from './notification.entity.js';
export * from './notifications.module.js';
export * from './realtime/session-io.adapter.js';
