import type { BasePath } from '@cw/api-client';
import { nextPathOf, nextQuery } from './next-path.js';

describe('next path after login', () => {
  it.each([
    ['/app/projects/7?tab=bids#c2', '/app', '/projects/7?tab=bids#c2'],
    ['/app/settings?tab=notifications', '/app', '/settings?tab=notifications'],
    ['/admin/overview', '/admin', '/overview'],
    ['/projects', '', '/projects'],
    ['/checkout?projectId=7&return=https://elsewhere.test', '', '/checkout?projectId=7&return=https://elsewhere.test'],
    ['/applications', '', '/applications'],
    ['/app/../app/dashboard', '/app', '/dashboard'],
  ] as const)('AREA-03 comes back to %p in the area %p', (next, basePath, path) => {
    expect(nextPathOf(nextQuery(next), basePath)).toBe(path);
  });

  it('AREA-03 comes back in a Safari before 17, which cannot ask of an address', () => {
    const { canParse } = URL;
    Reflect.deleteProperty(URL, 'canParse');
    try {
      expect(nextPathOf(nextQuery('/app/projects/7?tab=bids'), '/app')).toBe('/projects/7?tab=bids');
    } finally {
      URL.canParse = canParse;
    }
  });

  it('AREA-03 is nothing without a query', () => {
    expect(nextPathOf('', '/app')).toBeUndefined();
    expect(nextPathOf('?tab=bids', '/app')).toBeUndefined();
  });

  it.each([
    ['/find-contractors', '&zip=12401', '/find-contractors?zip=12401'],
    ['/find-contractors', '&zip=+12401+', '/find-contractors?zip=12401'],
    ['/find-contractors?sort=newest', '&zip=12401', '/find-contractors?sort=newest&zip=12401'],
    ['/find-contractors?zip=80202', '&zip=12401', '/find-contractors?zip=80202'],
    ['/find-contractors', '&zip=124', '/find-contractors'],
    ['/find-contractors', '&zip=', '/find-contractors'],
    ['/projects', '&zip=12401', '/projects'],
  ])('AREA-02 searches on where the form of the public page left off: %p with %p', (next, beside, path) => {
    expect(nextPathOf(nextQuery(next) + beside, '')).toBe(path);
  });

  const FOREIGN = [
    'https://elsewhere.test/',
    'https://elsewhere.test/app/dashboard',
    'http://elsewhere.test/app/',
    'HTTPS://elsewhere.test/app/',
    'https:elsewhere.test/app/',
    'https:/elsewhere.test/app/',
    'https:///elsewhere.test/app/',
    '//elsewhere.test/',
    '//elsewhere.test/app/dashboard',
    '///elsewhere.test/app/',
    '////elsewhere.test/',
    '//elsewhere.test\\@localhost/app/',
    '//localhost@elsewhere.test/app/',
    '//elsewhere.test:443/app/',
    '//[::1]/app/',
    '//0x7f000001/app/',
    '/\\elsewhere.test/',
    '/\\/elsewhere.test/',
    '\\/elsewhere.test/app/',
    '\\\\elsewhere.test/app/',
    '/\t/elsewhere.test/',
    '/\n/elsewhere.test/',
    '/\r\n/elsewhere.test/',
    '\t//elsewhere.test/app/',
    ' //elsewhere.test/app/',
    '\u0000//elsewhere.test/app/',
    '/.//elsewhere.test/',
    '/./\\elsewhere.test/',
    '/..//elsewhere.test/',
    '/app/..//elsewhere.test/',
    '/app/../..//elsewhere.test/',
    '/app/.//elsewhere.test/',
    '/app//elsewhere.test/',
    '/app/%2e%2e//elsewhere.test/',
    '/app/\\elsewhere.test',
    '/app/..\\..\\elsewhere.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'javascript://elsewhere.test/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://elsewhere.test/1',
    'file:///etc/passwd',
    'mailto:somebody@elsewhere.test',
    'about:blank',
    'elsewhere.test',
    'elsewhere.test/app/',
    '@elsewhere.test/app/',
    'app/dashboard',
    '?next=//elsewhere.test',
    '#//elsewhere.test',
    '.',
    '..',
    '',
    ' ',
  ];
  const LEAVING: readonly (readonly [string, BasePath])[] = [
    ['/admin/dashboard', '/app'],
    ['/dashboard', '/app'],
    ['/application', '/app'],
    ['/app', '/app'],
    ['/APP/dashboard', '/app'],
    ['/app/../admin/dashboard', '/app'],
    ['/app/%2e%2e/admin/dashboard', '/app'],
    ['/app/.%2E/', '/app'],
    ['/app/..', '/app'],
    ['/app/dashboard', '/admin'],
    ['/admin/../app/dashboard', '/admin'],
    ['/app/dashboard', ''],
    ['/admin/dashboard', ''],
    ['/admin', ''],
    ['/App/dashboard', ''],
    ['/x/../admin/dashboard', ''],
    ['/api/auth/logout', ''],
    ['/remotes/ui/x.js', ''],
    ['/_pay/v1', ''],
    ['/socket.io/', ''],
  ];
  const bypasses = [
    ...FOREIGN.flatMap((next) => (['/app', ''] as const).map((base) => [next, base] as const)),
    ...LEAVING,
  ];

  it.each(bypasses)('AREA-03 refuses %j in the area %p', (next, basePath) => {
    expect(nextPathOf(nextQuery(next), basePath)).toBeUndefined();
  });
});
