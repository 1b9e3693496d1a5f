import { pages, type PageLoader } from './pages.js';

/** AREA-14, in ms: the first batch waits longer, so that the page on screen is finished first. */
const FIRST_BATCH_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 2_000;

const FIRST_BATCH: readonly PageLoader[] = [pages.dashboard, pages.projects];
const LATER: readonly PageLoader[] = [pages.findContractors, pages.messages, pages.settings];

export type RequestIdle = (work: () => void, timeoutMs: number) => void;

/** Idle time where the browser offers it, else a pause of the same length. */
export function requestIdle(work: () => void, timeoutMs: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, timeoutMs);
}

function fetchQuietly(load: PageLoader): void {
  // A prefetch that fails costs nothing: the page is fetched again when it is opened.
  load().catch(() => undefined);
}

/** AREA-14: fetches the screens that people open most while nothing else happens. */
export function prefetchPages(idle: RequestIdle = requestIdle): void {
  idle(() => {
    FIRST_BATCH.forEach(fetchQuietly);
    LATER.forEach((load) => idle(() => fetchQuietly(load), IDLE_TIMEOUT_MS));
  }, FIRST_BATCH_TIMEOUT_MS);
}
