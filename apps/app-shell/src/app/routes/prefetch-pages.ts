import { LAYOUT_CONSTANTS } from '@cw/domain';
import { pages } from './pages.js';
import { requestIdle, type RequestIdle } from '../loading/request-idle.js';

export type PageName = keyof typeof pages;

/** AREA-14: the first batch waits longer, so that the page on screen is finished first. */
const { prefetchFirstBatchMs, prefetchIdleMs } = LAYOUT_CONSTANTS;

const FIRST_BATCH = ['dashboard', 'projects'] as const satisfies readonly PageName[];
const LATER = ['findContractors', 'messages', 'settings'] as const satisfies readonly PageName[];

const loadScreen = (name: PageName): Promise<unknown> => pages[name]();

/** AREA-14: fetches the screens that people open most while nothing else happens. */
export function prefetchPages(idle: RequestIdle = requestIdle, load = loadScreen): void {
  const fetchQuietly = (name: PageName): void => {
    // A prefetch that fails costs nothing: the page is fetched again when it is opened.
    load(name).catch(() => undefined);
  };
  idle(() => {
    FIRST_BATCH.forEach(fetchQuietly);
    LATER.forEach((name) => idle(() => fetchQuietly(name), prefetchIdleMs));
  }, prefetchFirstBatchMs);
}
