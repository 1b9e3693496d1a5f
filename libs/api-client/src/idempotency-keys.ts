import { NO_ANSWER, type ApiError } from './errors/api-error.js';
import { digestOf, readUnanswered, writeUnanswered } from './unanswered-changes.js';

/** How long a change whose outcome nobody knows may be repeated by hand under its first key, in ms. */
const KEPT_FOR_MS = 10 * 60_000;
/** The same for a page that is gone: whoever lost it comes back within half a day, and the server keeps answers for one. */
const LEFT_FOR_MS = 12 * 60 * 60_000;
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
  /** What was sent is one of these, as the last part of its address says. */
  readonly kind: string;
  /** Its answer did not arrive; false while it is on its way. */
  readonly isLost: boolean;
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

/**
 * What somebody says once outlives the page that sends it. What can be undone and done again does not: an answer out of
 * memory would leave it undone. Nor does a password, of which not even a digest is kept.
 */
const isLeft = ({ method, url, body }: Change): boolean =>
  method === 'POST' && body !== undefined && body !== null && !url.startsWith('/api/auth/');

const placeOf = ({ url }: Change): string => url.slice(0, url.lastIndexOf('/') + 1);

const partsOf = ({ url }: Change): string[] => url.split(/[/?#]/u);

/** What earlier pages of this device have sent whose outcome nobody knows. */
function createLeftKeys(now: () => number) {
  let found = readUnanswered();
  const write = (changes: typeof found): void => writeUnanswered(changes, ({ until }) => until > now());
  return {
    /** Another page may have learned of the outcome meanwhile. */
    of: (change: Change): string | undefined => {
      if (!isLeft(change)) return undefined;
      const digest = digestOf(nameOf(change));
      const left = found[digest];
      const isOpen = left !== undefined && left.until > now() && readUnanswered()[digest]?.key === left.key;
      return isOpen ? left.key : undefined;
    },
    leave: (change: Change, key: string): void => {
      if (!isLeft(change)) return;
      const left = { key, until: now() + LEFT_FOR_MS, place: placeOf(change) };
      write({ ...readUnanswered(), [digestOf(nameOf(change))]: left });
    },
    take: (change: Change): void => {
      if (!isLeft(change)) return;
      const { [digestOf(nameOf(change))]: _taken, ...others } = readUnanswered();
      write(others);
    },
    /** Something else was done there: what comes after it is meant anew, whatever it says. */
    overtake: (change: Change): void => {
      const isOther = ({ place }: { readonly place: string }): boolean =>
        change.method !== 'DELETE' && place !== placeOf(change);
      writeUnanswered(readUnanswered(), isOther);
    },
    clear: (): void => {
      found = {};
      write({});
    },
  };
}

/**
 * A press repeated after a lost answer goes under the same key, so that both together have one effect: on the same page,
 * and on the one that shows what was left when the first was closed.
 */
export function createIdempotencyKeys(newKey: () => string, now: () => number = Date.now): IdempotencyKeys {
  const kept = new Map<string, Kept>();
  const left = createLeftKeys(now);
  /** What was taken away may be what was sent: said again it is meant anew, and not answered out of memory. */
  const forgetLost = (gone: Change): void => {
    const parts = partsOf(gone);
    for (const [name, { isLost, kind }] of kept) if (isLost && parts.includes(kind)) kept.delete(name);
  };
  return {
    keyFor: (change) => {
      if (!isKept(change)) return newKey();
      const name = nameOf(change);
      const known = kept.get(name);
      if (known !== undefined && known.until > now()) {
        kept.set(name, { ...known, isLost: false });
        return known.key;
      }
      const key = left.of(change) ?? newKey();
      kept.set(name, { key, until: now() + KEPT_FOR_MS, kind: partsOf(change).at(-1) ?? '', isLost: false });
      left.leave(change, key);
      return key;
    },
    settle: (change, error) => {
      const name = nameOf(change);
      const known = kept.get(name);
      if (error !== undefined && isUnknown(error)) {
        if (known !== undefined) kept.set(name, { ...known, isLost: true });
        return;
      }
      kept.delete(name);
      left.take(change);
      if (error !== undefined) return;
      left.overtake(change);
      if (change.method === 'DELETE') forgetLost(change);
    },
    clear: () => {
      kept.clear();
      left.clear();
    },
  };
}
