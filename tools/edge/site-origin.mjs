import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Stands in built pages where the site's own origin belongs; the pages' own code names it too (`site-origin.ts`). */
export const ORIGIN_MARK = 'https://site-origin.invalid';

/** What crawlers and shared links read by whole addresses. */
const NAMES_THE_SITE = /(\.html|(^|\/)(robots\.txt|sitemap\.xml))$/;

const encoders = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
// Once per page and start: the better of what takes no noticeable time.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * @typedef {object} NamedPage
 * @property {Buffer} body as it is
 * @property {Buffer} br
 * @property {Buffer} gzip
 * @property {number} mtimeMs of the file
 */

/**
 * Reads documents with the site's own origin in them. One build serves any address, so the origin comes in when a page
 * is first asked for; each is kept, in the three forms in which it is sent, until its file changes.
 * @param {string} origin
 * @returns {(path: string) => Promise<NamedPage | null>} null for what does not name the site, and is sent as it lies there
 */
export function createOriginReader(origin) {
  /** @type {Map<string, { mtimeMs: number, page: NamedPage | null }>} */
  const kept = new Map();
  return async (path) => {
    if (!NAMES_THE_SITE.test(path)) return null;
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    if (mtimeMs === 0) return null;
    const before = kept.get(path);
    if (before?.mtimeMs === mtimeMs) return before.page;
    const page = await name(path, { origin, mtimeMs });
    kept.set(path, { mtimeMs, page });
    return page;
  };
}

/**
 * @param {string} path
 * @param {{ origin: string, mtimeMs: number }} what
 * @returns {Promise<NamedPage | null>}
 */
async function name(path, { origin, mtimeMs }) {
  const text = await readFile(path, 'utf8');
  if (!text.includes(ORIGIN_MARK)) return null;
  const body = Buffer.from(text.replaceAll(ORIGIN_MARK, origin));
  const [br, gzipped] = await Promise.all([encoders.br(body, BROTLI), encoders.gzip(body)]);
  return { body, br, gzip: gzipped, mtimeMs };
}
