import { NOTIFICATION_CONSTANTS } from '@cw/domain';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { notificationsApi } from '../areas/notifications.api.js';
import type { ListNotificationsApiArg, NotificationPage, NotificationResponse } from '../endpoints.gen.js';
import type { AppDispatch, AppState } from '../store.js';
import { createNotificationFeed, type FeedItem } from './notification-feed.js';
import { useRealtimeEvent } from './realtime-context.js';

const { bellMax, countPollMs, listPollMs } = NOTIFICATION_CONSTANTS;
const CATCH_UP_LIMIT = 100;

/** NOTE-02: not while nobody looks, and at once when somebody looks again. */
const WHILE_SEEN = { skipPollingIfUnfocused: true, refetchOnFocus: true } as const;
export const LIST_POLLING = { ...WHILE_SEEN, pollingInterval: listPollMs } as const;
const COUNT_POLLING = { ...WHILE_SEEN, pollingInterval: countPollMs } as const;

/** The latest as the bell shows them, asked for again every 30 seconds. */
export const useLatestNotifications = (userId: string) =>
  notificationsApi.useListNotificationsQuery({ id: userId, limit: bellMax }, LIST_POLLING);

/** How many are unread, asked for again every 15 seconds. */
export const useUnreadNotifications = (userId: string) => notificationsApi.useUnreadCountQuery(userId, COUNT_POLLING);

/** Asks the server, past the cache. */
const createAsking = (dispatch: AppDispatch) => (arg: ListNotificationsApiArg) =>
  dispatch(
    notificationsApi.endpoints.listNotifications.initiate(arg, { subscribe: false, forceRefetch: true }),
  ).unwrap();

async function everythingSince(
  ask: (arg: ListNotificationsApiArg) => Promise<NotificationPage>,
  arg: ListNotificationsApiArg,
): Promise<readonly NotificationResponse[]> {
  const found: NotificationResponse[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await ask({ ...arg, limit: CATCH_UP_LIMIT, ...(cursor !== undefined && { cursor }) });
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
}

/**
 * RT-06: tells of every notification that comes while the component is on screen, once and in order: what the socket
 * says, what it could not say, and what only the list has.
 */
export function useNotificationFeed(userId: string, onNews: (items: readonly FeedItem[]) => void): void {
  const dispatch = useDispatch<AppDispatch>();
  const state = useSelector(({ realtime }: Pick<AppState, 'realtime'>) => realtime.state);
  const { data } = useLatestNotifications(userId);
  const tell = useEffectEvent(onNews);
  const isConnected = state === 'connected';
  const newest = data === undefined ? undefined : (data.items[0]?.sequence ?? 0);

  const feed = useMemo(() => {
    const ask = createAsking(dispatch);
    return createNotificationFeed({
      since: (sequence) => everythingSince(ask, { id: userId, sinceSequence: sequence }),
      onNews: (items) => tell(items),
    });
  }, [dispatch, userId]);

  useRealtimeEvent('new-notification', feed.hear);
  useEffect(() => {
    if (isConnected) feed.catchUp();
  }, [feed, isConnected]);
  useEffect(() => {
    if (newest !== undefined) feed.notice(newest);
  }, [feed, newest]);
}
