import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { notificationsApi } from '../areas/notifications.api.js';
import type { ListNotificationsApiArg, NotificationPage, NotificationResponse } from '../generated/types.gen.js';
import type { AppDispatch, AppState } from '../store.js';
import { createNotificationFeed, type FeedItem } from './notification-feed.js';
import { newestIn, useLatestNotifications } from './notification-polling.js';
import { useRealtimeEvent } from './realtime-context.js';

const CATCH_UP_LIMIT = 100;

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
 * says, what it could not say, and what only the list has. What came after `known`, the newest of the list as the page first
 * read it, is news.
 */
export function useNotificationFeed(
  userId: string,
  known: number | undefined,
  onNews: (items: readonly FeedItem[]) => void,
): void {
  const dispatch = useDispatch<AppDispatch>();
  const state = useSelector(({ realtime }: Pick<AppState, 'realtime'>) => realtime.state);
  const { data } = useLatestNotifications(userId);
  const tell = useEffectEvent(onNews);
  const isConnected = state === 'connected';
  const newest = data && newestIn(data);

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
    if (known !== undefined) feed.notice(known);
    if (newest !== undefined) feed.notice(newest);
  }, [feed, known, newest]);
}
