import type { Response } from 'express';
import { DAY_MS } from '@cw/domain';
import { isSecret } from '../../../common/auth/secret.js';
import { readCookies } from '../../../common/http/cookies.js';

const NAME = '__Host-device';
/** As long as browsers keep a cookie at most. */
const MAX_AGE_MS = 400 * DAY_MS;

export function deviceOfCookies(cookieHeader: string | undefined): string | undefined {
  const device = readCookies(cookieHeader).get(NAME);
  return device !== undefined && isSecret(device) ? device : undefined;
}

/** It opens nothing: it only sets apart who has signed in here before from who has not. */
export function setDeviceCookie(response: Response, device: string): void {
  response.cookie(NAME, device, { secure: true, sameSite: 'lax', path: '/', httpOnly: true, maxAge: MAX_AGE_MS });
}
