import type { RouteObject } from 'react-router';
import { routeTable } from './route-table.js';

// A file of another project's: read, not imported.
const knownToTheEdge = jest.requireActual<
  Readonly<Record<'marketing' | 'app' | 'admin', Readonly<Record<'open' | 'signedIn', readonly string[]>>>>
>('../../../../../tools/edge/pages.json');

/** A last part that may be left out makes two addresses of one. */
const addressesOf = (path: string): string[] =>
  path.endsWith('?') ? [path.slice(0, path.lastIndexOf('/')), path.slice(0, -1)] : [path];

const pathsIn = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [path, ...pathsIn(children ?? [])]).filter((path) => path !== undefined);

describe('addresses that lead nowhere', () => {
  it.each([
    ['marketing', ''],
    ['app', '/app'],
  ] as const)('AREA-13 are told from the pages of the %s area by the server too', (area, basePath) => {
    const pages = pathsIn(routeTable(basePath))
      .filter((path) => path !== '/' && path !== '*')
      .flatMap(addressesOf);

    const { open, signedIn } = knownToTheEdge[area];

    expect(pages.sort()).toEqual([...open, ...signedIn].sort());
  });
});
