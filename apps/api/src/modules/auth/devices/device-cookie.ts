import { createHash, randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { readCookies } from '../../../common/http/cookies.js';

const NAME = '__Host-device';
const BYTES = 32;
const PATTERN = /^[A-Za-z0-9_-]{43}$/;
/** As long as browsers keep a cookie at most. */
const MAX_AGE_MS = 400 * 86_400_000;

export const newDevice = (): string => randomBytes(BYTES).toString('base64url');

export const hashDevice = (device: string): Buffer => createHash('sha256').update(device).digest();

export function deviceOfCookies(cookieHeader: string | undefined): string | undefined {
  const device = readCookies(cookieHeader).get(NAME);
  return device !== undefined && PATTERN.test(device) ? device : undefined;
}

/** It opens nothing: it only sets apart who has signed in here before from who has not. */
export function setDeviceCookie(response: Response, device: string): void {
  response.cookie(NAME, device, { secure: true, sameSite: 'lax', path: '/', httpOnly: true, maxAge: MAX_AGE_MS });
}
