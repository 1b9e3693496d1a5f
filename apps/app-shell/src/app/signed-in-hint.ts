/** A cookie beside the session's that only says "there is one", so that the server can pick the document. */
export const SIGNED_IN_HINT = 'cw_signed_in';

export function hasSignedInHint(): boolean {
  return document.cookie.split(';').some((cookie) => cookie.trim().startsWith(`${SIGNED_IN_HINT}=`));
}

export function clearSignedInHint(): void {
  document.cookie = `${SIGNED_IN_HINT}=; Path=/; Max-Age=0; SameSite=Lax`;
}
