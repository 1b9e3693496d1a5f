import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router';
import { routeTable } from './route-table.js';

const KNOWN_TO_THE_EDGE = join(__dirname, '../../../../tools/edge/pages.json');

/** The host's own screens, which the admin host compares by itself. */
const known = (area: 'marketing' | 'app'): string[] => {
  const pages = JSON.parse(readFileSync(KNOWN_TO_THE_EDGE, 'utf8')) as Readonly<Record<string, string[]>>;
  return (pages[area] ?? []).sort();
};

const pathsIn = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [path, ...pathsIn(children ?? [])]).filter((path) => path !== undefined);

describe('addresses that lead nowhere', () => {
  it.each([
    ['marketing', ''],
    ['app', '/app'],
  ] as const)('AREA-13 are told from the pages of the %s area by the server too', (area, basePath) => {
    const pages = pathsIn(routeTable(basePath)).filter((path) => path !== '/' && path !== '*');

    expect(pages.sort()).toEqual(known(area));
  });
});
