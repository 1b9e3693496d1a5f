import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./areas.mjs').Build} Build */

/**
 * The pages that a host draws in the browser, so that an address which leads nowhere says so by its status. The hosts'
 * own specs compare their routes with this file.
 * @type {Partial<Record<Build, string[]>>}
 */
const PAGES = JSON.parse(readFileSync(join(import.meta.dirname, 'pages.json'), 'utf8'));
const SPANISH = /^\/es(?=\/|$)/;

const matchers = new Map(Object.entries(PAGES).map(([build, patterns]) => [build, patterns.map(matcherOf)]));

/** @param {string} pattern such as `/projects/:projectId` */
function matcherOf(pattern) {
  const source = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/**
 * Whether a host has a page at this path of its own.
 * @param {Build} build
 * @param {string} path
 */
export function isKnownPage(build, path) {
  const bare = build === 'marketing' ? path.replace(SPANISH, '') : path;
  const page = bare.replace(/\/+$/, '');
  return page === '' || page === '/index.html' || (matchers.get(build) ?? []).some((matcher) => matcher.test(page));
}
