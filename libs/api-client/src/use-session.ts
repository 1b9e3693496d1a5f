import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { authApi } from './areas/auth.api.js';
import { retryDelayMs } from './retry-policy.js';
import type { Session } from './session.js';
import { isSignOutOwed, onSignOutOwed } from './sign-out-mark.js';
import { hasSignedInHint } from './signed-in-hint.js';

const UNAUTHORIZED = 401;
const { useGetMeQuery } = authApi;
const { useQueryState } = authApi.endpoints.getMe;

/** Without a hint nobody is asked who is signed in: the answer is known, and a browser would log it as an error. */
function useIsAsking(): boolean {
  const { isUninitialized } = useQueryState();
  const [hasAsked, setHasAsked] = useState(false);
  // Who has signed out without network is not asked about again once that is done, so that no login is drawn anew.
  const isOwed = useSyncExternalStore(onSignOutOwed, isSignOutOwed, () => false);
  const isAsking = !isOwed && (hasAsked || !isUninitialized || hasSignedInHint());
  if (isAsking !== hasAsked) setHasAsked(isAsking);
  return isAsking;
}

/** AUTH-10: whose session this is. Every caller shares one request. */
export function useSession(): Session {
  const isAsking = useIsAsking();
  // Not `data`: a hook keeps the last answer that it had, also of somebody who has left since.
  const { currentData: data, error, isLoading, refetch } = useGetMeQuery(undefined, { skip: !isAsking });
  return useMemo(() => {
    const signedOut: Session = { status: 'signed-out' };
    if (!isAsking) return signedOut;
    if (error !== undefined && 'status' in error && error.status === UNAUTHORIZED) return signedOut;
    // Whoever was signed in a moment ago still is while the server cannot be asked: nothing they typed goes away.
    if (data !== undefined) return { status: 'signed-in', user: data };
    if (error !== undefined) return { status: 'unknown', retry: () => void refetch() };
    return isLoading ? { status: 'loading' } : signedOut;
  }, [isAsking, data, error, isLoading, refetch]);
}

/** While the session could not be read it is asked for again, less and less often, and at once when the network is back. */
export function useSessionRecovery(session: Session): void {
  const isUnknown = session.status === 'unknown';
  const ask = useEffectEvent(() => {
    if (session.status === 'unknown') session.retry();
  });

  useEffect(() => {
    if (!isUnknown) return undefined;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => {
        attempt += 1;
        ask();
        wait();
      }, retryDelayMs(attempt));
    };
    wait();
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [isUnknown]);
}
