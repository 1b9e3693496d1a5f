import { BASE_PATHS, type BasePath } from '@cw/api-client';
import { matchRoutes } from 'react-router';
import { routeTable } from './route-table.js';

const isPage = (basePath: BasePath, path: string): boolean => {
  const leaf = matchRoutes(routeTable(basePath), path)?.at(-1)?.route;
  return leaf !== undefined && leaf.path !== '*';
};

const SIGNED_IN = [
  '/dashboard',
  '/projects',
  '/projects/create',
  '/projects/0189',
  '/projects/0189/dispute',
  '/find-contractors',
  '/contractors',
  '/contractors/0189',
  '/checkout',
  '/messages',
  '/messages/0189',
  '/my-jobs',
  '/settings',
  '/notifications',
];

describe('route table', () => {
  it.each(BASE_PATHS.flatMap((basePath) => SIGNED_IN.map((path) => [basePath, path] as const)))(
    'AREA-05 AREA-06 AREA-12 has a page at %s%s',
    (basePath, path) => {
      expect(isPage(basePath, path)).toBe(true);
    },
  );

  it.each(['/login', '/register', '/waitlist', '/repair-intake', '/privacy-policy', '/terms-of-service'])(
    'AREA-03 has a page at /app%s',
    (path) => {
      expect(isPage('/app', path)).toBe(true);
    },
  );

  it('AREA-04 has a login for the staff and no other page before it', () => {
    expect(isPage('/admin', '/login')).toBe(true);
    expect(isPage('/admin', '/waitlist')).toBe(false);
  });

  it.each([
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/parties/accept',
    '/invoice',
    '/repair-request',
    '/unsubscribe',
  ])('AUTH-08 has a page at %s and /app%s, and none before the staff’s login', (path) => {
    expect([isPage('', path), isPage('/app', path), isPage('/admin', path)]).toEqual([true, true, false]);
  });

  it('AREA-02 has the logins on the root domain', () => {
    expect(['/login', '/register', '/admin-login'].every((path) => isPage('', path))).toBe(true);
  });

  it('gives a host’s own screens a place beside the workspace’s', () => {
    const routes = routeTable('/admin', [{ path: '/overview', load: () => Promise.resolve(() => null) }]);

    expect(matchRoutes(routes, '/overview')?.at(-1)?.route.path).toBe('/overview');
  });
});
