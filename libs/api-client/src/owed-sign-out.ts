import { baseApi } from './base-api.js';
import { forgetEarlyAnswers } from './early-answers.js';
import { retryDelayMs } from './retry-policy.js';
import { settleSignOut } from './settle-sign-out.js';
import { isSignOutOwed, onSignOutOwed, setSignOutOwed } from './sign-out-mark.js';
import { clearSignedInHint } from './signed-in-hint.js';

interface Dispatching {
  readonly dispatch: (action: ReturnType<typeof baseApi.util.resetApiState>) => unknown;
}

/**
 * AUTH-04: remembers on this device that its session is to be ended. From here on nobody is signed in, in any tab. False
 * where the device remembers nothing: then nothing has happened.
 */
export function oweSignOut(): boolean {
  if (!setSignOutOwed(true)) return false;
  clearSignedInHint();
  return true;
}

/** Ends an owed session as soon as the server answers, and lets go of what this page has of it. */
export function followOwedSignOut({ dispatch }: Dispatching): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let wasOwed = isSignOutOwed();
  const settle = async (): Promise<void> => {
    const isSettled = await settleSignOut(window.location.origin);
    clearTimeout(timer);
    if (isSettled) return;
    timer = setTimeout(() => void settle(), retryDelayMs(attempt));
    attempt += 1;
  };
  const begin = (): void => {
    attempt = 0;
    if (isSignOutOwed()) void settle();
  };
  onSignOutOwed(() => {
    const isOwed = isSignOutOwed();
    if (isOwed === wasOwed) return;
    wasOwed = isOwed;
    // Once it is done there is nothing to let go of; and a login may be on its way.
    if (!isOwed) return;
    forgetEarlyAnswers();
    dispatch(baseApi.util.resetApiState());
    begin();
  });
  window.addEventListener('online', begin);
  begin();
}
