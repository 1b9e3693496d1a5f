/** How long a container's manifest or entry may take, in ms, before the page goes on without it. */
export const REMOTE_TIMEOUT_MS = 2_500;

/**
 * What the federation runtime says when a container, or a module in it, could not be had.
 * @typedef {object} RemoteFailure
 * @property {string} id
 * @property {'beforeRequest' | 'beforeLoadShare' | 'afterResolve' | 'onLoad'} lifecycle
 * @property {unknown} error
 */

/** Where a tab remembers the containers whose copies it uses; nothing of it lives longer than the tab. */
const COPIED = 'closewright.copied-containers';

/** @typedef {() => Pick<Storage, 'getItem' | 'setItem'>} Memory asked for when it is needed: where sites may keep nothing, asking throws */

/** @param {Memory} memory */
function rememberedIn(memory) {
  const read = () => {
    try {
      return memory().getItem(COPIED)?.split(' ') ?? [];
    } catch {
      return [];
    }
  };
  return {
    has: (/** @type {string} */ container) => read().includes(container),
    add: (/** @type {string} */ container) => {
      try {
        memory().setItem(COPIED, [...new Set([...read(), container])].join(' '));
      } catch {
        // Without storage the next page begins like this one.
      }
    },
  };
}

/**
 * Chooses, for each container, between it and the bundled copy, and never both: two themes or two toast hosts would not
 * know of each other. A copy is whole and stands for the root and for each part. Where one part of a container is
 * already on the page and another fails, the failure goes on to whoever asked, and the next page takes the copy.
 * @param {Readonly<Record<string, () => Promise<unknown>>>} copies
 * @param {Memory} memory
 */
export function createCopies(copies, memory) {
  const remembered = rememberedIn(memory);
  const arrived = new Set();
  const copied = new Set();
  const isCopied = (/** @type {string} */ container) => copied.has(container) || remembered.has(container);
  /** @param {() => Promise<unknown>} copy */
  const factoryOf = async (copy) => {
    const module = await copy();
    return () => module;
  };
  return {
    /**
     * What is loaded in place of a failed container or part: the bundled copy as a module factory. A container without a
     * copy rejects, so that the nearest error boundary can name it. A failed manifest (`afterResolve`) is passed on: the
     * runtime reports the same container once more when it is asked for the module.
     * @param {RemoteFailure} failure
     * @returns {Promise<unknown>}
     */
    recover: async (failure) => {
      if (failure.lifecycle !== 'onLoad' && failure.lifecycle !== 'beforeRequest') return failure;
      // The id of a root is the container's bare name, or ends in "/" or "/."; that of a part ends in its name.
      const container = failure.id.replace(/\/.*$/, '');
      const copy = copies[container];
      if (copy === undefined) throw failure.error;
      if (arrived.has(container)) {
        remembered.add(container);
        throw failure.error;
      }
      copied.add(container);
      return factoryOf(copy);
    },
    /**
     * Called as a part arrives; answers with the copy where the page has taken that already.
     * @param {string} container
     * @returns {Promise<unknown>}
     */
    arrive: async (container) => {
      const copy = copies[container];
      if (copy !== undefined && isCopied(container)) {
        copied.add(container);
        return factoryOf(copy);
      }
      arrived.add(container);
      return undefined;
    },
  };
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
