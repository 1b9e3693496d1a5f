import type { Recipe } from './recipe.js';

const user = { kind: 'user' } as const;

/** Of a person's list, one of the caller's own. */
const someNotifications: Recipe = {
  ...user,
  json: ({ world, letter }) => ({ ids: [world.idOf('notification', 'own', letter)] }),
};

/** What valid calls about notifications and their e-mail carry. */
export const NOTIFICATION_RECIPES: Record<string, Recipe> = {
  listNotifications: { ...user, tells: ['project id'] },
  unreadCount: user,
  markAllRead: user,
  markRead: { kind: 'notification', tells: ['project id'] },
  deleteNotification: { kind: 'notification' },
  markNotificationsRead: someNotifications,
  markNotificationsUnread: someNotifications,
  deleteNotifications: someNotifications,
  restoreNotifications: someNotifications,
  unsubscribe: { json: ({ world }) => ({ token: world.others.unsubscribeToken }) },
  'unsubscribe:wrong': { json: () => ({ token: 'w'.repeat(43) }) },
  unsubscribeOneClick: { kind: 'unsubscription' },
};
