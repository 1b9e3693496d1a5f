import { CACHE_CONSTANTS } from '@cw/domain';
import { NO_ANSWER, type ApiError } from './errors/api-error.js';

export const MAX_RETRIES = CACHE_CONSTANTS.queryRetries;
const FIRST_DELAY_MS = 1_000;
/** Somebody sits at a button: a longer wait is for them to hear of, not for us to make. */
const LONGEST_DELAY_OF_A_CHANGE_MS = 5_000;
const SERVER_ERROR = 500;
const TOO_MANY_REQUESTS = 429;

/** NET-02: doubles with each attempt (from 0), capped at 30 s; the server's own Retry-After wins below the cap. */
export function retryDelayMs(attempt: number, retryAfterSeconds?: number): number {
  const wanted = retryAfterSeconds === undefined ? FIRST_DELAY_MS * 2 ** attempt : retryAfterSeconds * 1_000;
  return Math.min(wanted, CACHE_CONSTANTS.backoffMaxMs);
}

/** Whether asking again can help: silence, an overloaded or a broken server. A refusal stays a refusal. */
export function isWorthRetrying(error: ApiError): boolean {
  return error.status === NO_ANSWER || error.status === TOO_MANY_REQUESTS || error.status >= SERVER_ERROR;
}

/** Whether the server asks for more patience than a change can have: who made it is told how long, at once. */
export function isTooLongForAChange({ retryAfterSeconds = 0 }: ApiError): boolean {
  return retryAfterSeconds * 1_000 > LONGEST_DELAY_OF_A_CHANGE_MS;
}
