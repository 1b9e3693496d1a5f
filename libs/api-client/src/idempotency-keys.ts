import { NO_ANSWER, type ApiError } from './errors/api-error.js';

/** How long a change whose outcome nobody knows may be repeated by hand under its first key, in ms. */
const KEPT_FOR_MS = 10 * 60_000;
const SERVER_ERROR = 500;
const IN_FLIGHT = 'idempotency.in_flight';

/** What makes two changes the same one for a reader who presses again. */
export interface Change {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

export interface IdempotencyKeys {
  /** The key of this change: a new one, or the one it went under when its answer was lost. */
  readonly keyFor: (change: Change) => string;
  /** What came of it; a known outcome ends the key. */
  readonly settle: (change: Change, error: ApiError | undefined) => void;
  /** Forgets everything, as when another person signs in. */
  readonly clear: () => void;
}

interface Kept {
  readonly key: string;
  readonly until: number;
}

/** A file counts by what its reader chose; its bytes would take too long to read. */
const describeFile = (file: Blob): string => {
  const named = file instanceof File ? `${file.name}:${file.lastModified}` : '';
  return `${named}:${file.size}:${file.type}`;
};

function describe(value: unknown): unknown {
  if (value instanceof FormData) return [...value].map(([name, part]) => [name, describe(part)]);
  return value instanceof Blob ? describeFile(value) : value;
}

const nameOf = ({ method, url, body }: Change): string => JSON.stringify([method, url, describe(body)]);

/** PUT and DELETE may be repeated anyway, and a repetition of theirs must not be answered from memory. */
const isKept = ({ method }: Change): boolean => method === 'POST' || method === 'PATCH';

function isUnknown({ status, problem }: ApiError): boolean {
  return status === NO_ANSWER || status >= SERVER_ERROR || problem?.code === IN_FLIGHT;
}

/** A press repeated after a lost answer goes under the same key, so that both together have one effect. */
export function createIdempotencyKeys(newKey: () => string, now: () => number = Date.now): IdempotencyKeys {
  const kept = new Map<string, Kept>();
  return {
    keyFor: (change) => {
      if (!isKept(change)) return newKey();
      const name = nameOf(change);
      const known = kept.get(name);
      if (known !== undefined && known.until > now()) return known.key;
      const key = newKey();
      kept.set(name, { key, until: now() + KEPT_FOR_MS });
      return key;
    },
    settle: (change, error) => {
      if (error === undefined || !isUnknown(error)) kept.delete(nameOf(change));
    },
    clear: () => kept.clear(),
  };
}
