export { LiveNotices } from './live-notices.js';
export { loadLatestNotifications, NotificationBell } from './notification-bell.js';
export { NotificationList } from './notification-list.js';
export { useNotificationActions } from './use-notification-actions.js';
export { Unsubscribe } from './unsubscribe.js';
