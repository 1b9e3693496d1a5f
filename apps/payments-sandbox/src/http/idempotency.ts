import { createHash } from 'node:crypto';
import { SECONDS_PER_DAY } from '../clock.js';
import type { IdempotencyRecord } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { ApiError } from './api-error.js';
import { canonicalForm, type FormObject } from './form.js';

export interface IdempotencyClaim {
  /** Key within the account that it acts for. */
  readonly id: string;
  readonly fingerprint: string;
}

const mismatch = new ApiError(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
});

const keyInUse = new ApiError(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this Idempotent Key.',
});

export function claimFor(owner: string, key: string, path: string, form: FormObject): IdempotencyClaim {
  if (key.length > 255)
    throw new ApiError(400, { type: 'idempotency_error', message: 'Idempotency keys can be at most 255 characters.' });
  const fingerprint = createHash('sha256')
    .update(`${path}\n${canonicalForm(form)}`)
    .digest('hex');
  return { id: `${owner} ${key}`, fingerprint };
}

/** The kept answer for this key, for 24 hours of sandbox time; throws when the parameters are others. */
export function recordedAnswer(work: UnitOfWork, claim: IdempotencyClaim): IdempotencyRecord | undefined {
  const record = work.find('idempotency', claim.id);
  if (!record || work.now - record.created >= SECONDS_PER_DAY) return undefined;
  if (record.fingerprint !== claim.fingerprint) throw mismatch;
  return record;
}

/** Keys whose first request has not been answered yet. */
export class KeysInFlight {
  readonly #keys = new Set<string>();

  /** Runs the operation while holding the key; throws 409 when another request holds it. */
  async hold<T>(id: string, operation: () => Promise<T>): Promise<T> {
    if (this.#keys.has(id)) throw keyInUse;
    this.#keys.add(id);
    try {
      return await operation();
    } finally {
      this.#keys.delete(id);
    }
  }
}
