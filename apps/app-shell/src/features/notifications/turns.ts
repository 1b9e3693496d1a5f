import { seenLock } from '../../alerts/seen-lock.js';

/** The ways that are for the person, not for each of their tabs. */
export type PersonalWay = 'sound' | 'browser';

const lastKey = (userId: string, way: PersonalWay): string => `closewright.alerted.${way}.${userId}`;
const turnLock = (userId: string): string => `closewright.turn.${userId}`;

// Only in documents that the browser trusts; without it each tab is on its own.
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

function isFirst(userId: string, way: PersonalWay, sequence: number): boolean {
  try {
    const key = lastKey(userId, way);
    if (Number(window.localStorage.getItem(key) ?? '0') >= sequence) return false;
    window.localStorage.setItem(key, String(sequence));
    return true;
  } catch {
    return true;
  }
}

/** True for one of a person's tabs: each notification sounds, or is shown by the browser, once (NOTE-06). */
export async function takeTurn(userId: string, way: PersonalWay, sequence: number): Promise<boolean> {
  const take = (): boolean => isFirst(userId, way, sequence);
  return (await locks()?.request(turnLock(userId), take)) ?? take();
}

/** Says for as long as this tab is looked at that it is; returns what ends it. */
export function sayWhenSeen(userId: string): () => void {
  let release: (() => void) | undefined;
  const follow = (): void => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && release === undefined) {
      const held = new Promise<void>((resolve) => (release = resolve));
      void locks()?.request(seenLock(userId), { mode: 'shared' }, () => held);
    }
    if (isSeen) return;
    release?.();
    release = undefined;
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    release?.();
  };
}

/** Whether the person looks at any of their tabs; there a toast says it, and the browser need not. */
export async function isSeenAnywhere(userId: string): Promise<boolean> {
  if (document.visibilityState === 'visible') return true;
  const isFree = await locks()?.request(seenLock(userId), { ifAvailable: true }, (lock) => lock !== null);
  return isFree === false;
}
