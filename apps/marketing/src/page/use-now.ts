import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@cw/domain';

const TICK_MS = 15_000;

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, TICK_MS);
  return () => clearInterval(timer);
}

const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** This minute, in ms since 1970; undefined in the stored page, which knows no time. */
export function useNow(): number | undefined {
  return useSyncExternalStore(everyMinute, thisMinute, () => undefined);
}
