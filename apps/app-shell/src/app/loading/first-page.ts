import { pages, type PageLoader } from '../routes/pages.js';
import { paths } from '../routes/paths.js';

/** The screen that stands at an address of the area, as far as it needs no parameter to be known. */
export function pageAt(pathname: string, basePath: string): PageLoader | undefined {
  const known: Readonly<Record<string, PageLoader>> = pages;
  const name = Object.entries(paths).find(([, path]) => basePath + String(path) === pathname)?.[0];
  return name === undefined ? undefined : known[name];
}

/**
 * Fetches the screen of this address beside the frame that will draw it. A failure is nobody's: the router asks again,
 * and says it.
 */
export function fetchFirstPage(basePath: string): void {
  pageAt(window.location.pathname, basePath)?.().catch(() => undefined);
}
