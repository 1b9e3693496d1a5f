export * from './notification.entity.js';
export * from './notifications.module.js';
export * from './unsubscribe-tokens.js';
export * from './realtime/session-io.adapter.js';
