import { timingSafeEqual } from 'node:crypto';
import { API_VERSION } from '../api-version.js';
import type { SandboxConfig } from '../config.js';
import { ApiError } from './api-error.js';
import type { Incoming } from './answer.js';

/** Who calls: our server, or a browser that holds only the publishable key. */
export type Access = 'secret' | 'publishable';

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const refused = (message: string): ApiError => new ApiError(401, { type: 'invalid_request_error', message });

function readKey(headers: Incoming['headers']): string {
  const [scheme, value] = (headers['authorization'] ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && value) return value;
  if (scheme?.toLowerCase() === 'basic' && value)
    return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
  throw refused('You did not provide an API key. Provide it in the Authorization header, using Bearer auth.');
}

/** Throws 401 for any key but the two that the sandbox was started with. */
export function authenticate(headers: Incoming['headers'], config: SandboxConfig): Access {
  const key = readKey(headers);
  if (sameText(key, config.secretKey)) return 'secret';
  if (sameText(key, config.publishableKey)) return 'publishable';
  if (/^(sk|rk|pk)_live/.test(key))
    throw refused('This is a live key. The sandbox moves no real money and refuses live keys.');
  throw refused(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

/** Throws 400 when the caller expects objects of another API version than the sandbox builds. */
export function checkVersion(headers: Incoming['headers']): void {
  const version = headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: `Invalid Stripe API version: ${version}. The sandbox speaks ${API_VERSION}.`,
    });
  }
}
