import { generatedApi } from '../endpoints.gen.js';

/** What a person is told; the list and the count change together. */
export const notificationsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listNotifications: { providesTags: ['Notification'] },
    unreadCount: { providesTags: ['UnreadCount'] },
    markRead: { invalidatesTags: ['Notification', 'UnreadCount'] },
    markAllRead: { invalidatesTags: ['Notification', 'UnreadCount'] },
    deleteNotification: { invalidatesTags: ['Notification', 'UnreadCount'] },
  },
});
