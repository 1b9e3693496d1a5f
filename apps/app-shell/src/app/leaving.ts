import { useSyncExternalStore } from 'react';

let leaving = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  leaving += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Runs what ends the session by its own person's wish and leads them away. Meanwhile the page may hear of the end by
 * its socket first, and nobody is to be told that their session ended, or led back to the page that they left.
 */
export async function leave<T>(work: () => Promise<T>): Promise<T> {
  count(1);
  try {
    return await work();
  } finally {
    count(-1);
  }
}

export const useIsLeaving = (): boolean => useSyncExternalStore(subscribe, () => leaving > 0);
