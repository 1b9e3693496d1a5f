import { notificationsEndpoints } from '../generated/notifications.gen.js';
import type { UnreadCountResponse } from '../generated/types.gen.js';

export * from '../generated/notifications.gen.js';

/** Of two counts the one with the higher revision, whichever came last (RT-06). */
export const newerCount = (known: UnreadCountResponse, told: UnreadCountResponse): UnreadCountResponse =>
  told.revision < known.revision ? known : told;

/** What a person is told; the list and the count change together. */
export const notificationsApi = notificationsEndpoints.enhanceEndpoints({
  endpoints: {
    listNotifications: { providesTags: ['Notification'] },
    getPushSubscription: { providesTags: ['PushSubscription'] },
    savePushSubscription: { invalidatesTags: ['PushSubscription'] },
    deletePushSubscription: { invalidatesTags: ['PushSubscription'] },
    unreadCount: { providesTags: ['UnreadCount'], merge: newerCount },
    markRead: { invalidatesTags: ['Notification', 'UnreadCount'] },
    markAllRead: { invalidatesTags: ['Notification', 'UnreadCount'] },
    markNotificationsRead: { invalidatesTags: ['Notification', 'UnreadCount'] },
    markNotificationsUnread: { invalidatesTags: ['Notification', 'UnreadCount'] },
    deleteNotifications: { invalidatesTags: ['Notification', 'UnreadCount'] },
    restoreNotifications: { invalidatesTags: ['Notification', 'UnreadCount'] },
    // Whoever is signed in here sees the switch as it stands now.
    unsubscribe: { invalidatesTags: ['Preferences'] },
    deleteNotification: { invalidatesTags: ['Notification', 'UnreadCount'] },
  },
});
