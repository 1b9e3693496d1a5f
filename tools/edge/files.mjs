import { open, readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isPage } from './areas.mjs';
import { createOriginReader } from './site-origin.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./headers.mjs').PageHashes} PageHashes */

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
});
const ENCODINGS = /** @type {const} */ ([
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]);
/** `main.0123456789.js`, `0123456789abcdef.woff2`: the name changes with the content. */
const HASHED = /(^|[./_-])[0-9a-f]{8,}\.\w+$/;
const OK = 200;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/**
 * One build's folder. Files are looked up at each request, so a rebuild shows without a restart.
 * @typedef {object} FileServer
 * @property {(path: string, options: { prefersShell: boolean }) => Promise<string | null>} find relative name of the file to send
 * @property {(name: string) => Promise<PageHashes>} hashesOf
 * @property {(request: Request, response: Response, what: { name: string, status: number }) => Promise<boolean>} send false when it vanished meanwhile
 */

/**
 * @param {string} folder
 * @param {object} options
 * @param {string} options.shell the document for pages that have none of their own
 * @param {string} options.publicUrl the origin by which the site is known
 * @returns {FileServer}
 */
export function createFileServer(folder, { shell, publicUrl }) {
  const readNamed = createOriginReader(publicUrl);
  const readHashes = createHashReader(join(folder, 'csp.json'));
  return {
    async find(path, { prefersShell }) {
      if (prefersShell && (await isFile(join(folder, shell)))) return shell;
      for (const name of candidates(path)) {
        if (await isFile(join(folder, name))) return name;
      }
      return isPage(path) && (await isFile(join(folder, shell))) ? shell : null;
    },
    hashesOf: async (name) => findHashes(await readHashes(), name),
    async send(request, response, { name, status }) {
      const file = join(folder, name);
      const page = await readNamed(file);
      if (!page) return sendFile(request, response, { file, status });
      sendNamed(request, response, { file, page, status });
      return true;
    },
  };
}

/**
 * @param {string} path
 * @returns {string[]} names inside the folder; none leads out of it
 */
function candidates(path) {
  const name = normalize(`/${path}`).split(sep).join('/').slice(1);
  if (name.split('/').some((part) => part.startsWith('.'))) return [];
  if (!isPage(name)) return [name];
  const bare = name.replace(/\/$/, '');
  return bare.endsWith('.html') ? [bare] : [bare === '' ? 'index.html' : `${bare}/index.html`];
}

/** @param {string} path */
async function isFile(path) {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {{ file: string, status: number }} what
 */
async function sendFile(request, response, { file, status }) {
  const found = await openBest(file, request);
  if (!found) return false;
  const { handle, encoding } = found;
  try {
    const { size, mtimeMs } = await handle.stat();
    setCaching(response, { file, size, mtimeMs });
    if (status === OK && matches(request, String(response.getHeader('ETag')))) {
      response.writeHead(304).end();
      return true;
    }
    setContent(response, { file, size, encoding });
    response.writeHead(status);
    if (request.method === 'HEAD' || size === 0) response.end();
    else await pipeline(handle.createReadStream({ autoClose: false, end: size - 1 }), response);
    return true;
  } finally {
    await handle.close();
  }
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {{ file: string, page: import('./site-origin.mjs').NamedPage, status: number }} what
 */
function sendNamed(request, response, { file, page, status }) {
  const [best] = encodingsOf(request);
  const body = best ? page[best.name] : page.body;
  setCaching(response, { file, size: body.length, mtimeMs: page.mtimeMs });
  if (status === OK && matches(request, String(response.getHeader('ETag')))) {
    response.writeHead(304).end();
    return;
  }
  setContent(response, { file, size: body.length, encoding: best?.name ?? null });
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * @param {Response} response
 * @param {{ file: string, size: number, mtimeMs: number }} what
 */
function setCaching(response, { file, size, mtimeMs }) {
  response.setHeader('ETag', `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`);
  response.setHeader('Cache-Control', HASHED.test(file) ? FOREVER : ASK_FIRST);
  response.appendHeader('Vary', 'Accept-Encoding');
}

/**
 * @param {Response} response
 * @param {{ file: string, size: number, encoding: string | null }} what
 */
function setContent(response, { file, size, encoding }) {
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  response.setHeader('Content-Length', size);
  if (encoding) response.setHeader('Content-Encoding', encoding);
}

/**
 * The encodings that the reader takes, the smallest first.
 * @param {Request} request
 */
function encodingsOf(request) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return ENCODINGS.filter(({ name }) =>
    new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  );
}

/**
 * The smallest form the browser takes.
 * @param {string} path
 * @param {Request} request
 */
async function openBest(path, request) {
  for (const { name, extension } of encodingsOf(request)) {
    const handle = await openIfThere(`${path}${extension}`);
    if (handle) return { handle, encoding: name };
  }
  const handle = await openIfThere(path);
  return handle && { handle, encoding: null };
}

/** @param {string} path */
async function openIfThere(path) {
  try {
    return await open(path);
  } catch {
    return null;
  }
}

/**
 * @param {Request} request
 * @param {string} etag
 */
function matches(request, etag) {
  const asked = request.headers['if-none-match'];
  return asked !== undefined && asked.split(',').some((one) => one.trim() === etag);
}

/**
 * The hashes that the build wrote beside its pages, read again when the file changes.
 * @param {string} file
 */
function createHashReader(file) {
  /** @type {Record<string, PageHashes>} */
  let pages = {};
  let readAt = 0;
  return async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs !== readAt) pages = JSON.parse(await readFile(file, 'utf8'));
      readAt = mtimeMs;
    } catch {
      // Without the file nothing is inline; half written, the next request reads it whole.
      readAt = 0;
    }
    return pages;
  };
}

/**
 * @param {Record<string, PageHashes>} pages by path, as in the address
 * @param {string} name of the document's file
 * @returns {PageHashes}
 */
function findHashes(pages, name) {
  const path = `/${name.replace(/(^|\/)index\.html$/, '')}`;
  return pages[path] ?? pages[`${path}/`] ?? pages[`/${name}`] ?? pages[name] ?? {};
}
