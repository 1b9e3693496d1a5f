import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./areas.mjs').Build} Build */

/**
 * The pages that a host draws in the browser, so that an address which leads nowhere says so by its status: what is
 * open to visitors, and what only people with a session see. The hosts' own specs compare their routes with this file.
 * @type {Partial<Record<Build, { open: string[], signedIn: string[] }>>}
 */
const PAGES = JSON.parse(readFileSync(join(import.meta.dirname, 'pages.json'), 'utf8'));
const SPANISH = /^\/es(?=\/|$)/;

const matchers = new Map(
  Object.entries(PAGES).map(([build, { open, signedIn }]) => [
    build,
    { open: open.map(matcherOf), signedIn: signedIn.map(matcherOf) },
  ]),
);

/** @param {string} pattern such as `/projects/:projectId` */
function matcherOf(pattern) {
  const source = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/**
 * Who has a page at this path of a host.
 * @param {Build} build
 * @param {string} path
 * @returns {'everybody' | 'signed-in' | 'nobody'}
 */
export function readersOf(build, path) {
  const bare = build === 'marketing' ? path.replace(SPANISH, '') : path;
  const page = bare.replace(/\/+$/, '');
  const known = matchers.get(build);
  if (page === '' || page === '/index.html' || known?.open.some((matcher) => matcher.test(page))) return 'everybody';
  return known?.signedIn.some((matcher) => matcher.test(page)) ? 'signed-in' : 'nobody';
}
