import type { PageLoader } from './pages.js';

export const PRELOAD_ERROR = 'preload-error';

const failures = new WeakSet<object>();

/** Whether an error is of a page that could not be loaded, and not of one that broke while it was drawn. */
export const isLoadFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/**
 * AREA-15: what a page needs and cannot be loaded first asks the window (cancelable `preload-error`); unless a listener
 * takes care of it, the failure reaches the error page.
 */
export async function announceFailure<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof error === 'object' && error !== null) failures.add(error);
    const event = new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error });
    const isUnhandled = window.dispatchEvent(event);
    if (isUnhandled) throw error;
    // The listener replaces the document; until then the old page stays as it is.
    return new Promise(() => undefined);
  }
}

/** A page by its loader, its failure announced. */
export const loadPage = (load: PageLoader): ReturnType<PageLoader> => announceFailure(load);
