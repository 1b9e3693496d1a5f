import { baseApi } from '../base-api.js';
import type {
  DeleteNotificationApiArg,
  DeleteNotificationApiResponse,
  DeleteNotificationsApiArg,
  DeleteNotificationsApiResponse,
  DeletePushSubscriptionApiArg,
  DeletePushSubscriptionApiResponse,
  GetPushSubscriptionApiArg,
  GetPushSubscriptionApiResponse,
  ListNotificationsApiArg,
  ListNotificationsApiResponse,
  MarkAllReadApiArg,
  MarkAllReadApiResponse,
  MarkNotificationsReadApiArg,
  MarkNotificationsReadApiResponse,
  MarkNotificationsUnreadApiArg,
  MarkNotificationsUnreadApiResponse,
  MarkReadApiArg,
  MarkReadApiResponse,
  RestoreNotificationsApiArg,
  RestoreNotificationsApiResponse,
  SavePushSubscriptionApiArg,
  SavePushSubscriptionApiResponse,
  UnreadCountApiArg,
  UnreadCountApiResponse,
  UnsubscribeApiArg,
  UnsubscribeApiResponse,
  UnsubscribeOneClickApiArg,
  UnsubscribeOneClickApiResponse,
} from './types.gen.js';

export const notificationsEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deleteNotification: build.mutation<DeleteNotificationApiResponse, DeleteNotificationApiArg>({
      query: (queryArg) => ({ url: `/api/notifications/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    }),
    markRead: build.mutation<MarkReadApiResponse, MarkReadApiArg>({
      query: (queryArg) => ({ url: `/api/notifications/${encodeURIComponent(String(queryArg))}/read`, method: 'PUT' }),
    }),
    unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
      query: (queryArg) => ({ url: `/api/unsubscribe`, method: 'POST', body: queryArg }),
    }),
    unsubscribeOneClick: build.mutation<UnsubscribeOneClickApiResponse, UnsubscribeOneClickApiArg>({
      query: (queryArg) => ({ url: `/api/unsubscribe/${encodeURIComponent(String(queryArg))}`, method: 'POST' }),
    }),
    listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}/notifications`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          sinceSequence: queryArg.sinceSequence,
          topic: queryArg.topic,
          unread: queryArg.unread,
        },
      }),
    }),
    deleteNotifications: build.mutation<DeleteNotificationsApiResponse, DeleteNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}/notifications/delete`,
        method: 'POST',
        body: queryArg.notificationIds,
      }),
    }),
    markAllRead: build.mutation<MarkAllReadApiResponse, MarkAllReadApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg))}/notifications/mark-all-read`,
        method: 'PUT',
      }),
    }),
    markNotificationsRead: build.mutation<MarkNotificationsReadApiResponse, MarkNotificationsReadApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}/notifications/read`,
        method: 'PUT',
        body: queryArg.notificationIds,
      }),
    }),
    restoreNotifications: build.mutation<RestoreNotificationsApiResponse, RestoreNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}/notifications/restore`,
        method: 'POST',
        body: queryArg.notificationIds,
      }),
    }),
    markNotificationsUnread: build.mutation<MarkNotificationsUnreadApiResponse, MarkNotificationsUnreadApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}/notifications/unread`,
        method: 'PUT',
        body: queryArg.notificationIds,
      }),
    }),
    unreadCount: build.query<UnreadCountApiResponse, UnreadCountApiArg>({
      query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/notifications/unread-count` }),
    }),
    deletePushSubscription: build.mutation<DeletePushSubscriptionApiResponse, DeletePushSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg))}/push-subscription`,
        method: 'DELETE',
      }),
    }),
    getPushSubscription: build.query<GetPushSubscriptionApiResponse, GetPushSubscriptionApiArg>({
      query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/push-subscription` }),
    }),
    savePushSubscription: build.mutation<SavePushSubscriptionApiResponse, SavePushSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}/push-subscription`,
        method: 'PUT',
        body: queryArg.pushSubscriptionBody,
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useDeleteNotificationMutation,
  useMarkReadMutation,
  useUnsubscribeMutation,
  useUnsubscribeOneClickMutation,
  useListNotificationsQuery,
  useDeleteNotificationsMutation,
  useMarkAllReadMutation,
  useMarkNotificationsReadMutation,
  useRestoreNotificationsMutation,
  useMarkNotificationsUnreadMutation,
  useUnreadCountQuery,
  useDeletePushSubscriptionMutation,
  useGetPushSubscriptionQuery,
  useSavePushSubscriptionMutation,
} = notificationsEndpoints;
