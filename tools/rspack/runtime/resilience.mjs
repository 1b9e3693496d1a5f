/** How long a container's manifest or entry may take, in ms, before the page goes on without it. */
export const REMOTE_TIMEOUT_MS = 2_500;

/**
 * What the federation runtime says when a container, or a module in it, could not be had.
 * @typedef {object} RemoteFailure
 * @property {string} id
 * @property {'beforeRequest' | 'beforeLoadShare' | 'afterResolve' | 'onLoad'} lifecycle
 * @property {unknown} error
 */

/**
 * What is loaded in place of a failed container: the bundled copy as a module factory. A container without a copy
 * rejects, so that the nearest error boundary can name it. A failed manifest (`afterResolve`) is passed on: the
 * runtime reports the same container once more when it is asked for the module.
 * @param {RemoteFailure} failure
 * @param {Readonly<Record<string, () => Promise<unknown>>>} copies
 * @returns {Promise<unknown>}
 */
export async function recover(failure, copies) {
  if (failure.lifecycle !== 'onLoad' && failure.lifecycle !== 'beforeRequest') return failure;
  // The id of a container's root is the bare name, with or without the expose's "." or slash.
  const copy = copies[failure.id.replace(/\/\.?$/, '')];
  if (copy === undefined) throw failure.error;
  const module = await copy();
  return () => module;
}

/** @param {URL} url */
const folderOf = (url) => url.href.slice(0, url.href.length - url.search.length).replace(/[^/]*$/, '');

/**
 * Remembers that a container is tried again (`…/mf-manifest.json?retry=2`) and gives its entry the same mark, because
 * a browser queues a second request for an address behind a first one that hangs.
 */
export function createRetryMarks() {
  /** @type {Map<string, string>} */
  const marks = new Map();
  return {
    /** @type {(address: string, page: string) => void} */
    seeManifest: (address, page) => {
      const url = new URL(address, page);
      const retry = url.searchParams.get('retry');
      if (retry !== null) marks.set(folderOf(url), retry);
    },
    /** @type {(address: string, page: string) => string} */
    markEntry: (address, page) => {
      const url = new URL(address, page);
      const retry = marks.get(folderOf(url));
      if (retry !== undefined) url.searchParams.set('retry', retry);
      return url.href;
    },
  };
}
