import { NOTIFICATION_CONSTANTS } from '@cw/domain';
import { useState } from 'react';
import { notificationsApi } from '../areas/notifications.api.js';
import type { NotificationPage } from '../generated/types.gen.js';

const { bellMax, countPollMs, listPollMs } = NOTIFICATION_CONSTANTS;

/** NOTE-02: not while nobody looks, and at once when somebody looks again. */
const WHILE_SEEN = { skipPollingIfUnfocused: true, refetchOnFocus: true } as const;
export const LIST_POLLING = { ...WHILE_SEEN, pollingInterval: listPollMs } as const;
const COUNT_POLLING = { ...WHILE_SEEN, pollingInterval: countPollMs } as const;

/** The latest as the bell shows them, asked for again every 30 seconds. */
export const useLatestNotifications = (userId: string) =>
  notificationsApi.useListNotificationsQuery({ id: userId, limit: bellMax }, LIST_POLLING);

/** How many are unread, asked for again every 15 seconds. */
export const useUnreadNotifications = (userId: string) => notificationsApi.useUnreadCountQuery(userId, COUNT_POLLING);

/** The sequence of the newest in a list, 0 where it has none. */
export const newestIn = ({ items }: Pick<NotificationPage, 'items'>): number => items[0]?.sequence ?? 0;

/** The newest as this page first read it: whatever comes after it has come while its reader was there. */
export function useFirstNewest(userId: string): number | undefined {
  const { data } = useLatestNotifications(userId);
  const [first, setFirst] = useState<number>();
  if (first === undefined && data !== undefined) setFirst(newestIn(data));
  return first;
}
