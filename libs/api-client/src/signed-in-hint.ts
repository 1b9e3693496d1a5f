import { isSignOutOwed } from './sign-out-mark.js';

/** A cookie beside the session's that only says "there is one"; the edge picks the document by it, and pages ask by it. */
export const SIGNED_IN_HINT = 'cw_signed_in';

/**
 * Whether this browser may have a session that is to be shown. A wrong yes costs one question; a wrong no is put right by the
 * next login. Whoever has signed out without network has none, whatever the cookie says.
 */
export function hasSignedInHint(): boolean {
  if (isSignOutOwed()) return false;
  return document.cookie.split(';').some((cookie) => cookie.trim().startsWith(`${SIGNED_IN_HINT}=`));
}

/** Forgets a hint that has turned out wrong. */
export function clearSignedInHint(): void {
  document.cookie = `${SIGNED_IN_HINT}=; Path=/; Max-Age=0; SameSite=Lax`;
}
