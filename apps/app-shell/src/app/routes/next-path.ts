import type { BasePath } from '@cw/api-client';
import { zipOf } from '@cw/domain';
import { paths } from './paths.js';

const PARAMETER = 'next';
const ZIP = 'zip';
const HERE = 'https://closewright.invalid';
/** What the root host serves that is not the marketing area: the other areas, and what is no page at all. */
const NOT_MARKETING = /^\/(?:app|admin|api|remotes|socket\.io|_pay)(?:\/|$)/i;
/** Two slashes name another host, a backslash is read as a slash, and nothing of a path is a control character. */
const UNSAFE = /\/\/|[\\\p{Cc}]/u;

/** AREA-03: where to come back to after login, as a query for the login's path. `path` includes the base path. */
export function nextQuery(path: string): string {
  return `?${PARAMETER}=${encodeURIComponent(path)}`;
}

/** The name of a place on a page. Secrets of links stand behind the `#` too, and never come into a query. */
const PLACE = /^#(?:[a-z_]{1,16}|repair-[\da-f-]{36})$/;

/** What of the fragment of an address may be remembered in a query. */
export const placeIn = (hash: string): string => (PLACE.test(hash) ? hash : '');

const belongsTo = (path: string, basePath: BasePath): boolean =>
  path.startsWith(`${basePath}/`) && (basePath !== '' || !NOT_MARKETING.test(path));

/** What a browser makes of it. Safari learned to ask beforehand (`URL.canParse`) after the oldest that we are made for. */
function addressOf(wanted: string): URL | undefined {
  try {
    return new URL(wanted, HERE);
  } catch {
    return undefined;
  }
}

/**
 * The path to come back to, relative to the base path; undefined when there is none or when it leaves the area. Both
 * what was written and what a browser makes of it must be a path of the area.
 */
export function nextPathOf(search: string, basePath: BasePath): string | undefined {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  if (wanted === null || !belongsTo(wanted, basePath)) return undefined;
  const [written = ''] = wanted.split(/[?#]/, 1);
  const address = UNSAFE.test(written) ? undefined : addressOf(wanted);
  if (address === undefined) return undefined;
  const { origin, pathname, search: query, hash } = address;
  if (origin !== HERE || UNSAFE.test(pathname) || !belongsTo(pathname, basePath)) return undefined;
  const path = pathname.slice(basePath.length);
  return path + (path === paths.findContractors ? withZip(query, search) : query) + hash;
}

/** AREA-02: the public search has its ZIP beside `next` when its form was sent before there was a script to join them. */
function withZip(query: string, search: string): string {
  const zip = zipOf(new URLSearchParams(search).get(ZIP) ?? '');
  const wanted = new URLSearchParams(query);
  if (zip === undefined || wanted.has(ZIP)) return query;
  wanted.set(ZIP, zip);
  return `?${wanted.toString()}`;
}
