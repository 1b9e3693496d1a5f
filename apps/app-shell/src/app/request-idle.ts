export type RequestIdle = (work: () => void, timeoutMs: number) => void;

/** How often a page that waits for answers is looked at again, in ms. */
const LOOK_AGAIN_MS = 250;

const isWaiting = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

/** Idle time where the browser offers it, else a pause of the same length. */
function askForIdle(work: () => void, timeoutMs: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, timeoutMs);
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
