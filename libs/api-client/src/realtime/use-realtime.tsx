import type { CountNews } from '@cw/domain';
import { useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { notificationsApi } from '../areas/notifications.api.js';
import { baseApi } from '../base-api.js';
import type { AppDispatch, AppState } from '../store.js';
import { useSession } from '../use-session.js';
import { logWarning } from '../log/browser-log.js';
import { keepPresence } from './own-presence.js';
import { createLateRealtime } from './late-realtime.js';
import type { Realtime } from './realtime.js';
import { RealtimeContext } from './realtime-context.js';
import { presenceHeard, realtimeChanged } from './realtime-slice.js';
import { STALE_AFTER_EVENT, STALE_AFTER_SILENCE, type StaleTag } from './stale-tags.js';

/** Within this time, in ms, events are one: a notification comes with two counts. */
const TOGETHER_MS = 30;

/** The cache, to which several events that come together are one. */
function createStaleness(dispatch: AppDispatch): (tags: readonly StaleTag[]) => void {
  let gathered: StaleTag[] = [];
  return (tags) => {
    if (tags.length === 0) return;
    if (gathered.length === 0) {
      setTimeout(() => {
        dispatch(baseApi.util.invalidateTags(gathered));
        gathered = [];
      }, TOGETHER_MS);
    }
    gathered = [...gathered, ...tags];
  };
}

/** Puts a count that was told in place of an older one. True when it says something new. */
const countIsNews =
  (userId: string, told: CountNews) =>
  (dispatch: AppDispatch, getState: () => AppState): boolean => {
    const { data } = notificationsApi.endpoints.unreadCount.select(userId)(getState());
    if (data !== undefined && data.revision >= told.revision) return false;
    dispatch(notificationsApi.util.updateQueryData('unreadCount', userId, () => told));
    return true;
  };

/** The connection of a person, not yet open, with what it does to the cache. */
function createListening(userId: string, dispatch: AppDispatch): Realtime {
  const invalidate = createStaleness(dispatch);
  let hasBeenConnected = false;
  const realtime = createLateRealtime({
    origin: window.location.origin,
    userId,
    onState: (state) => dispatch(realtimeChanged(state)),
    onConnected: () => {
      if (hasBeenConnected) invalidate(STALE_AFTER_SILENCE);
      hasBeenConnected = true;
    },
    onEnded: () => invalidate(['Session']),
    log: logWarning,
  });
  realtime.listen('new-notification', (event) => invalidate(STALE_AFTER_EVENT['new-notification'](event)));
  for (const spelling of ['unread_notifications', 'unread-notifications'] as const) {
    realtime.listen(spelling, (event) => {
      if (dispatch(countIsNews(userId, event))) invalidate(STALE_AFTER_EVENT[spelling](event));
    });
  }
  realtime.listen('project_update', (event) => invalidate(STALE_AFTER_EVENT.project_update(event)));
  realtime.listen('new_bid', (event) => invalidate(STALE_AFTER_EVENT.new_bid(event)));
  realtime.listen('new_message', (event) => invalidate(STALE_AFTER_EVENT.new_message(event)));
  realtime.listen('unread_messages', (event) => invalidate(STALE_AFTER_EVENT.unread_messages(event)));
  realtime.listen('user_status_update', (event) => dispatch(presenceHeard(event)));
  return realtime;
}

/** RT-05: a return to online or to the page gives a connection that had given up another chance. */
function wakeOnReturn(realtime: Realtime): () => void {
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') realtime.wake();
  };
  window.addEventListener('online', realtime.wake);
  window.addEventListener('focus', realtime.wake);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', realtime.wake);
    window.removeEventListener('focus', realtime.wake);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

export interface RealtimeProviderProps {
  readonly children: ReactNode;
}

/** Keeps the socket while somebody is signed in, and no longer (RT-01). */
export function RealtimeProvider({ children }: RealtimeProviderProps): ReactElement {
  const session = useSession();
  const dispatch = useDispatch<AppDispatch>();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const realtime = useMemo(
    () => (userId === undefined ? undefined : createListening(userId, dispatch)),
    [userId, dispatch],
  );

  useEffect(() => {
    if (realtime === undefined || userId === undefined) return undefined;
    realtime.open();
    const stopWaking = wakeOnReturn(realtime);
    const stopPresence = keepPresence(realtime, userId);
    return () => {
      stopPresence();
      stopWaking();
      realtime.close();
    };
  }, [realtime, userId]);

  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}
