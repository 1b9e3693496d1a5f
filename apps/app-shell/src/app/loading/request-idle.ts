import { LAYOUT_CONSTANTS } from '@cw/domain';

export type RequestIdle = (work: () => void, timeoutMs: number) => void;

/** How often a page that waits for answers is looked at again, in ms. */
const LOOK_AGAIN_MS = 250;

/** How long a browser that cannot tell when it is idle is left alone, in ms. */
const PAUSE_MS = 250;

const isWaiting = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

/** Idle time where the browser offers it, else a pause. */
function askForIdle(work: () => void, timeoutMs: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, Math.min(timeoutMs, PAUSE_MS));
}

/**
 * AREA-14: when nothing else happens, or when the time is up. A browser calls itself idle while the page on screen waits
 * for the network, which is when it can share least of it: so the page is finished first.
 */
export function requestIdle(work: () => void, timeoutMs: number): void {
  const begun = Date.now();
  const look = (): void => {
    const left = timeoutMs - (Date.now() - begun);
    if (left > 0 && isWaiting()) setTimeout(look, LOOK_AGAIN_MS);
    else askForIdle(work, Math.max(left, 0));
  };
  // The page is drawn first.
  setTimeout(look, LOOK_AGAIN_MS);
}

/** When the page that was opened has come to rest: what works beside it, or lies over it, comes then. */
export const atRest = (work: () => void): void => requestIdle(work, LAYOUT_CONSTANTS.prefetchFirstBatchMs);
