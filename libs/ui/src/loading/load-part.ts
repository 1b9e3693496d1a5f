/** Cancelable, on the window: a part of the page could not be loaded. Whoever takes care of it prevents its default. */
export const PRELOAD_ERROR = 'preload-error';

const failures = new WeakSet<object>();

/** Whether an error is of a part that could not be loaded, and not of one that broke while it was drawn. */
export const isLoadFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/**
 * AREA-15: loads a part of the page. When it cannot be had, the window is asked first (`preload-error`); unless a
 * listener takes care of it, the failure reaches the nearest error page.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof error === 'object' && error !== null) failures.add(error);
    const event = new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error });
    if (window.dispatchEvent(event)) throw error;
    // The listener replaces the document; until then the old page stays as it is.
    return new Promise(() => undefined);
  }
}
