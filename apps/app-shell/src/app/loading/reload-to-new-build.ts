import { PRELOAD_ERROR } from '../routes/load-page.js';

const RELOADED_AT = 'closewright.reloaded-at';
/** A second failure within this time, in ms, is not a new build but a broken one. */
const ONCE_WITHIN_MS = 60_000;

export interface Reloading {
  /** Asked for only when it is needed: where a browser forbids sites to keep anything, asking throws. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly now: () => number;
}

/** Reloads for a new build, once; false when that has just been tried or cannot be remembered. */
export function reloadOnce({ storage, reload, now }: Reloading): boolean {
  try {
    const memory = storage();
    const last = Number(memory.getItem(RELOADED_AT) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < ONCE_WITHIN_MS) return false;
    memory.setItem(RELOADED_AT, String(now()));
  } catch {
    // Without a memory the page could reload for ever.
    return false;
  }
  reload();
  return true;
}

/** AREA-15: a page that is gone from the server usually means that a new build has replaced it. */
export function reloadOnPreloadError(reloading: Reloading): () => void {
  const handle = (event: Event): void => {
    if (reloadOnce(reloading)) event.preventDefault();
  };
  window.addEventListener(PRELOAD_ERROR, handle);
  return () => window.removeEventListener(PRELOAD_ERROR, handle);
}
