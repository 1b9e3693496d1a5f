import { dayIn, houseZone, localDay, type PlainDate } from '@cw/domain';
import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisMoment = (): number => now;

/** The present in ms since 1970, fresh to half a minute; one clock for the whole page. */
export const useNow = (): number => useSyncExternalStore(subscribe, thisMoment, thisMoment);

/** The reader's own day, which may end while the page is open. */
export const useToday = (): PlainDate => localDay(useNow());

/** The day where a house is: its closing is over with it, wherever the reader is. */
export function todayAt(state: string, at: number): PlainDate {
  const zone = houseZone(state);
  return zone === undefined ? localDay(at) : dayIn(new Date(at), zone);
}
