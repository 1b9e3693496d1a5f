import { authApi, oweSignOut, type AppDispatch } from '@cw/api-client';
import { LATE, startPress } from '../../forms/press-time.js';
import { patienceOf } from '../../outbox/send-outcome.js';

/** How leaving went: ended at the server, remembered on this device until the server answers, or not at all. */
export type Leaving =
  { readonly kind: 'ended' } | { readonly kind: 'remembered' } | { readonly kind: 'failed'; readonly error: unknown };

/** How long the server's word is waited for, in ms. */
const PATIENCE_MS = 10_000;
const REMEMBERED: Leaving = { kind: 'remembered' };

async function ask(dispatch: AppDispatch): Promise<Leaving> {
  try {
    await dispatch(authApi.endpoints.logout.initiate()).unwrap();
    return { kind: 'ended' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/**
 * AUTH-04: ends the session. Without network it is over on this device at once, as it is where nobody answers in time; only
 * a device that remembers nothing keeps it.
 */
export async function endSession(dispatch: AppDispatch): Promise<Leaving> {
  if (!navigator.onLine && oweSignOut()) return REMEMBERED;
  const leaving = await startPress(PATIENCE_MS).wait(ask(dispatch));
  if (leaving === LATE) return oweSignOut() ? REMEMBERED : { kind: 'failed', error: undefined };
  const isUnheard = leaving.kind === 'failed' && patienceOf(leaving.error)?.kind === 'silence';
  return isUnheard && oweSignOut() ? REMEMBERED : leaving;
}
