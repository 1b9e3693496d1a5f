/** One entry for all of them: it goes with the last. */
const STORED = 'closewright.unanswered';
const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;
const BITS = 64;
const RADIX = 36;

/** A change that was sent and whose outcome nobody knows yet. */
export interface UnansweredChange {
  readonly key: string;
  /** ms since 1970, when it is too old to be repeated under its key. */
  readonly until: number;
  /** What it is done to, as its address says. */
  readonly place: string;
}

/** By the digests of what they say. */
export type UnansweredChanges = Readonly<Record<string, UnansweredChange>>;

/** FNV-1a: of what somebody wrote nothing else is kept here. */
export function digestOf(text: string): string {
  let digest = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1)
    digest = BigInt.asUintN(BITS, (digest ^ BigInt(text.charCodeAt(at))) * FNV_PRIME);
  return digest.toString(RADIX);
}

function changeOf(stored: unknown): UnansweredChange[] {
  const { key, until, place } = Object(stored) as Readonly<Record<string, unknown>>;
  const isWhole = typeof key === 'string' && typeof until === 'number' && typeof place === 'string';
  return isWhole ? [{ key, until, place }] : [];
}

/** What waits on this device for its answer; a device that keeps nothing knows of none. */
export function readUnanswered(): UnansweredChanges {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(STORED) ?? '{}');
    const changes = Object.entries(Object(stored) as object);
    return Object.fromEntries(changes.flatMap(([digest, one]) => changeOf(one).map((change) => [digest, change])));
  } catch {
    return {};
  }
}

/** Keeps those of them that are wanted still. */
export function writeUnanswered(changes: UnansweredChanges, isWanted: (change: UnansweredChange) => boolean): void {
  const wanted = Object.entries(changes).filter(([, change]) => isWanted(change));
  try {
    if (wanted.length === 0) window.localStorage.removeItem(STORED);
    else window.localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(wanted)));
  } catch {
    // The page that sent it knows its key.
  }
}
