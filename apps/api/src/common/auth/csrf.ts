import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token that a page must send back in X-CSRF-Token; bound to one session, worthless with another. */
export const csrfTokenOf = (sessionIdHash: string, secret: string): string =>
  createHmac('sha256', secret).update(`csrf:${sessionIdHash}`).digest('base64url');

export function isCsrfToken(token: string | undefined, sessionIdHash: string, secret: string): boolean {
  const given = Buffer.from(token ?? '');
  const expected = Buffer.from(csrfTokenOf(sessionIdHash, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
