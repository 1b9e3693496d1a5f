import { wrongToken, type Recipe } from './recipe.js';

const user = { kind: 'user' } as const;

/** Of a person's list, one of the caller's own. */
const someNotifications: Recipe = {
  ...user,
  json: ({ world, principal }) => ({ ids: [world.idOf('notification', 'own', principal)] }),
};

/** Of a browser; each principal has another one. */
const pushSubscription: Recipe = {
  ...user,
  json: ({ principal }) => ({
    endpoint: `https://push.example/send/${principal}`,
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }),
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
  getPushSubscription: user,
  savePushSubscription: pushSubscription,
  deletePushSubscription: user,
  unsubscribe: { json: ({ world }) => ({ token: world.others.unsubscribeToken }) },
  'unsubscribe:wrong': { json: wrongToken },
  unsubscribeOneClick: { kind: 'unsubscription' },
};
