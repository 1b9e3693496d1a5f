import { isApiError, NO_ANSWER } from '@cw/api-client';
import { SECOND_MS } from '@cw/domain';
import type { SendOutcome } from './outbox.js';

const TOO_MANY = 429;
/** The session is over: the message goes out once its writer is back. */
const SIGNED_OUT = 401;
/** What stands before the API says these while it starts or is replaced: the message itself was not read. */
const NOBODY_THERE: readonly number[] = [NO_ANSWER, 502, 503, 504];
const PATIENCE_MS = 10_000;

/** What a failed try means for a message that waits. */
export function outcomeOf(error: unknown, fallback: string): SendOutcome {
  if (!isApiError(error)) return { kind: 'refused', fault: fallback };
  if (NOBODY_THERE.includes(error.status)) return { kind: 'silence' };
  if (error.status === TOO_MANY || error.status === SIGNED_OUT) {
    const { retryAfterSeconds } = error;
    return { kind: 'later', afterMs: retryAfterSeconds === undefined ? PATIENCE_MS : retryAfterSeconds * SECOND_MS };
  }
  return { kind: 'refused', fault: error.problem?.detail ?? fallback };
}
