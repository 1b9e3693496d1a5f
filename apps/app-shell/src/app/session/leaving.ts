import { useSyncExternalStore } from 'react';

let isLeaving = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (isLeaving === value) return;
  isLeaving = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * From here on the session may end by its own person's wish, and the page may hear of that by its socket before the
 * call answers: meanwhile nobody is told that their session ended, or led back to the page that they leave. It lasts
 * until `arrive` is called by the page they are led to, which a router shows later than it says so.
 */
export const leave = (): void => {
  set(true);
};

/** Who left has come to the way in; or stays after all, because leaving failed. */
export const arrive = (): void => {
  set(false);
};

export const useIsLeaving = (): boolean => useSyncExternalStore(subscribe, () => isLeaving);
