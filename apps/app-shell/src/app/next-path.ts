import type { BasePath } from '@cw/api-client';

const PARAMETER = 'next';

/** AREA-03: where to come back to after login, as a query for the login's path. `path` includes the base path. */
export function nextQuery(path: string): string {
  return `?${PARAMETER}=${encodeURIComponent(path)}`;
}

/**
 * The path to come back to, relative to the base path; undefined when there is none or when it leaves the area.
 * What a browser would read as another origin (`//host`, `/\host`) is refused.
 */
export function nextPathOf(search: string, basePath: BasePath): string | undefined {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  if (wanted === null || !wanted.startsWith(`${basePath}/`)) return undefined;
  const resolved = new URL(wanted, 'https://closewright.invalid');
  if (resolved.host !== 'closewright.invalid' || !resolved.pathname.startsWith(`${basePath}/`)) return undefined;
  return resolved.pathname.slice(basePath.length) + resolved.search + resolved.hash;
}
