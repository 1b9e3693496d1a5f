import { isApiError, NO_ANSWER } from '@cw/api-client';
import { SECOND_MS } from '@cw/domain';
import type { SendOutcome } from './outbox.js';

const TOO_MANY = 429;
/** The session is over: what waits goes out once its writer is back. */
const SIGNED_OUT = 401;
/** What stands before the API says these while it starts or is replaced: the call itself was not read. */
const NOBODY_THERE: readonly number[] = [NO_ANSWER, 502, 503, 504];
const PATIENCE_MS = 10_000;

/** Whether what waits is to be tried again by itself; undefined where it was refused. */
export function patienceOf(
  error: unknown,
): Exclude<SendOutcome<never, never>, { kind: 'sent' | 'refused' }> | undefined {
  if (!isApiError(error)) return undefined;
  if (NOBODY_THERE.includes(error.status)) return { kind: 'silence' };
  const isLater =
    error.status === TOO_MANY || error.status === SIGNED_OUT || error.problem?.code === 'idempotency.in_flight';
  if (!isLater) return undefined;
  const { retryAfterSeconds } = error;
  return { kind: 'later', afterMs: retryAfterSeconds === undefined ? PATIENCE_MS : retryAfterSeconds * SECOND_MS };
}
