import { useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../store.js';
import { useSession } from '../use-session.js';
import { keepPresence } from './own-presence.js';
import type { AtRest } from './late-realtime.js';
import { createListening } from './listening.js';
import type { Realtime } from './realtime.js';
import { RealtimeContext } from './realtime-context.js';

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
  /** When the connection is made: what works beside the page comes after it. At once without it. */
  readonly atRest?: AtRest | undefined;
  readonly children: ReactNode;
}

/** Keeps the socket while somebody is signed in, and no longer (RT-01). */
export function RealtimeProvider({ atRest, children }: RealtimeProviderProps): ReactElement {
  const session = useSession();
  const dispatch = useDispatch<AppDispatch>();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const realtime = useMemo(
    () => (userId === undefined ? undefined : createListening(userId, dispatch, atRest ? { atRest } : {})),
    [userId, dispatch, atRest],
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
