import { useSyncExternalStore } from 'react';

/** How long without a sign of the reader, in ms, a screen still counts as watched. */
const WATCHED_FOR_MS = 5 * 60_000;
const LOOKED_AT_MS = 30_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

let lastSign = 0;
let isAttended = true;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function look(): void {
  const before = isAttended;
  isAttended = Date.now() - lastSign < WATCHED_FOR_MS;
  if (isAttended === before) return;
  for (const listener of listeners) listener();
}

function sign(): void {
  lastSign = Date.now();
  if (!isAttended) look();
}

function begin(): void {
  sign();
  for (const name of SIGNS) window.addEventListener(name, sign, { passive: true });
  timer = setInterval(look, LOOKED_AT_MS);
}

function end(): void {
  for (const name of SIGNS) window.removeEventListener(name, sign);
  clearInterval(timer);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) begin();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}

/**
 * Whether somebody sits before the screen. What a screen asks by itself keeps a session of staff alive as any other
 * call does, so nothing is asked where nobody reads it.
 */
export const useAttended = (): boolean => useSyncExternalStore(subscribe, () => isAttended);
