import { SECOND_MS } from '@cw/domain';
import { DomainError } from '../errors/domain-error.js';

const SHORTEST_WAIT_SECONDS = 1;

/** Somebody is at the key; `forMs` is how long its claim lasts, as far as that is known. */
export const inFlight = (forMs = 0): DomainError =>
  new DomainError('idempotency.in_flight', {
    retryAfterSeconds: Math.max(SHORTEST_WAIT_SECONDS, Math.ceil(forMs / SECOND_MS)),
  });
