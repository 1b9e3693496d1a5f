import type { Presence } from '@cw/domain';
import { useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../base-api.js';
import type { AppDispatch } from '../store.js';
import { useSession } from '../use-session.js';
import { logWarning } from '../log/browser-log.js';
import { createRealtime, type Realtime } from './realtime.js';
import { RealtimeContext } from './realtime-context.js';
import { presenceHeard, realtimeChanged } from './realtime-slice.js';
import { STALE_AFTER_EVENT, STALE_AFTER_SILENCE, type StaleTag } from './stale-tags.js';

/** Presence that the page itself can tell: hidden is away. */
const presenceOf = (visibility: DocumentVisibilityState): Presence => (visibility === 'hidden' ? 'away' : 'online');

/** The connection of a person, not yet open, with what it does to the cache. */
function createListening(userId: string, dispatch: AppDispatch): Realtime {
  const invalidate = (tags: readonly StaleTag[]): void => {
    dispatch(baseApi.util.invalidateTags([...tags]));
  };
  let hasBeenConnected = false;
  const realtime = createRealtime({
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
  realtime.listen('unread_notifications', (event) => invalidate(STALE_AFTER_EVENT.unread_notifications(event)));
  realtime.listen('unread-notifications', (event) => invalidate(STALE_AFTER_EVENT['unread-notifications'](event)));
  realtime.listen('project_update', (event) => invalidate(STALE_AFTER_EVENT.project_update(event)));
  realtime.listen('new_bid', (event) => invalidate(STALE_AFTER_EVENT.new_bid(event)));
  realtime.listen('user_status_update', (event) => dispatch(presenceHeard(event)));
  return realtime;
}

/** RT-05: a return to online or to the page gives a connection that had given up another chance. */
function wakeOnReturn(realtime: Realtime): () => void {
  const onVisibility = (): void => {
    realtime.setPresence(presenceOf(document.visibilityState));
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
    if (realtime === undefined) return undefined;
    realtime.open();
    const stopWaking = wakeOnReturn(realtime);
    return () => {
      stopWaking();
      realtime.close();
    };
  }, [realtime]);

  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}
