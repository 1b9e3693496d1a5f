import { useAttended } from './attended.js';

/** What colleagues, the provider and the clock did shows when the screen is opened, and on return to its window. */
export const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

/** How often, in ms, it is asked whether another administrator has acted: no event tells staff of it. */
export const COLLEAGUE_POLL_MS = 10_000;

/** How a query is kept fresh that asks again by itself while there is something to wait for; 0 when there is nothing. */
export function useFreshEvery(pollMs: number) {
  const isAttended = useAttended();
  return { ...FRESH, pollingInterval: isAttended ? pollMs : 0, skipPollingIfUnfocused: true };
}
