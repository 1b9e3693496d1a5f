import type { CookieOptions, Response } from 'express';
import { isSecret } from '../../../common/auth/secret.js';
import { readCookies } from '../../../common/http/cookies.js';

const NAME = '__Host-sid';
// Says only that somebody is signed in, so that the edge can choose the page; it opens nothing.
const HINT_NAME = 'cw_signed_in';

const HOST_ONLY: CookieOptions = { secure: true, sameSite: 'lax', path: '/' };

/** The session id of a Cookie header; undefined when there is none of the right form. */
export function sessionIdOf(cookieHeader: string | undefined): string | undefined {
  const id = readCookies(cookieHeader).get(NAME);
  return id !== undefined && isSecret(id) ? id : undefined;
}

export const hasHint = (cookieHeader: string | undefined): boolean => readCookies(cookieHeader).has(HINT_NAME);

export function setSessionCookies(response: Response, id: string, maxAgeMs: number): void {
  response.cookie(NAME, id, { ...HOST_ONLY, httpOnly: true, maxAge: maxAgeMs });
  setHint(response, maxAgeMs);
}

export function setHint(response: Response, maxAgeMs: number): void {
  response.cookie(HINT_NAME, '1', { ...HOST_ONLY, maxAge: maxAgeMs });
}

export function clearHint(response: Response): void {
  response.clearCookie(HINT_NAME, HOST_ONLY);
}

export function clearSessionCookies(response: Response): void {
  response.clearCookie(NAME, { ...HOST_ONLY, httpOnly: true });
  clearHint(response);
}
