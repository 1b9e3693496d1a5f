// Where a request belongs: pure decisions, no files and no sockets.
import { readersOf } from './known-pages.mjs';

/**
 * @typedef {'marketing' | 'app' | 'admin' | 'workspace' | 'ui' | 'domain'} Build
 * @typedef {{ kind: 'proxy', upstream: 'api' | 'sandbox', url: string }} ToProxy
 * @typedef {{ kind: 'redirect', location: string }} ToRedirect
 * @typedef {{ kind: 'file', build: Build, path: string, prefersShell: boolean, variesByCookie: boolean, isLost: boolean }} ToFile
 * `isLost`: no host has a page there, and whoever asks is told so; a visitor of app and admin is led to the login instead
 */

/** The first prefix that fits wins. */
const PROXIED = /** @type {const} */ ([
  { prefix: '/api', upstream: 'api', strip: false },
  { prefix: '/socket.io', upstream: 'api', strip: false },
  { prefix: '/_pay', upstream: 'sandbox', strip: true },
]);
const MOUNTS = /** @type {const} */ ([
  { prefix: '/app/remotes', build: 'workspace' },
  { prefix: '/remotes/ui', build: 'ui' },
  { prefix: '/remotes/domain', build: 'domain' },
  { prefix: '/app', build: 'app' },
  { prefix: '/admin', build: 'admin' },
]);
/** @type {ReadonlySet<Build>} */
const HOSTS = new Set(/** @type {const} */ (['app', 'admin']));
const AREAS = /** @type {const} */ (['app', 'admin']);
const SPANISH = '/es';
/** Public pages that somebody signed in sees differently, so the workspace must decide, not the prerendered page. */
const DIFFERS_WHEN_SIGNED_IN = new Set([
  '/',
  '/login',
  '/register',
  '/waitlist',
  '/admin-login',
  '/contractors',
  '/find-contractors',
]);
const SIGNED_IN_COOKIE = /(?:^|;\s*)cw_signed_in=1(?:;|$)/;

/**
 * @param {{ url: string, host: string, cookie: string }} request as they came; `url` with its query
 * @returns {ToProxy | ToRedirect | ToFile | null} null when the path is no path
 */
export function route({ url, host, cookie }) {
  const proxied = routeToUpstream(url);
  if (proxied) return proxied;
  const path = decodePath(url);
  if (path === null) return null;
  const mount = MOUNTS.find(({ prefix }) => isUnder(path, prefix));
  const area = areaOfHost(host);
  if (area && isPage(path) && mount?.build !== area) return { kind: 'redirect', location: `/${area}/dashboard` };
  if (mount && path === mount.prefix) return { kind: 'redirect', location: `${mount.prefix}/${queryOf(url)}` };
  const isSignedIn = SIGNED_IN_COOKIE.test(cookie);
  if (mount) return areaFile(mount.build, path.slice(mount.prefix.length), isSignedIn);
  const differs = DIFFERS_WHEN_SIGNED_IN.has(withoutLanguage(path));
  const readers = readersOf('marketing', path);
  return {
    ...file('marketing', path),
    prefersShell: differs && isSignedIn,
    variesByCookie: differs || readers === 'signed-in',
    isLost: readers === 'nobody' || (readers === 'signed-in' && !isSignedIn),
  };
}

/**
 * @param {string} url
 * @returns {ToProxy | null}
 */
export function routeToUpstream(url) {
  const path = url.split('?', 1)[0] ?? '';
  const found = PROXIED.find(({ prefix }) => isUnder(path, prefix));
  if (!found) return null;
  const rest = found.strip ? url.slice(found.prefix.length) : url;
  return { kind: 'proxy', upstream: found.upstream, url: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * A page, not a file of one: its last part has no extension, or is a document.
 * @param {string} path
 */
export function isPage(path) {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') || last.endsWith('.html');
}

/**
 * @param {Build} build
 * @param {string} path within the build
 * @returns {ToFile}
 */
function file(build, path) {
  return { kind: 'file', build, path, prefersShell: false, variesByCookie: false, isLost: false };
}

/**
 * @param {Build} build
 * @param {string} path within the build
 * @param {boolean} isSignedIn
 * @returns {ToFile}
 */
function areaFile(build, path, isSignedIn) {
  const isUnknown = HOSTS.has(build) && isPage(path) && readersOf(build, path) === 'nobody';
  return { ...file(build, path), variesByCookie: isUnknown, isLost: isUnknown && isSignedIn };
}

/** @param {string} host */
function areaOfHost(host) {
  return AREAS.find((area) => host.toLowerCase().startsWith(`${area}.`)) ?? null;
}

/**
 * @param {string} path
 * @param {string} prefix
 */
function isUnder(path, prefix) {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** @param {string} path */
function withoutLanguage(path) {
  const bare = isUnder(path, SPANISH) ? path.slice(SPANISH.length) : path;
  return bare.length > 1 ? bare.replace(/\/$/, '') : '/';
}

/** @param {string} url */
function queryOf(url) {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/**
 * @param {string} url
 * @returns {string | null}
 */
function decodePath(url) {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return path.startsWith('/') && !/[\0\\]/.test(path) ? path : null;
  } catch {
    return null;
  }
}
