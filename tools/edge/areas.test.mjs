import assert from 'node:assert/strict';
import { test } from 'node:test';
import { route } from './areas.mjs';

/**
 * @param {string} url
 * @param {{ host?: string, cookie?: string }} [options]
 */
const at = (url, { host = 'localhost:3000', cookie = '' } = {}) => route({ url, host, cookie });

/**
 * @param {string} url
 * @param {string} [host]
 */
const shortAt = (url, host) => {
  const target = at(url, { ...(host && { host }) });
  if (target?.kind === 'redirect') return `→ ${target.location}`;
  if (target?.kind === 'proxy') return `${target.upstream} ${target.url}`;
  return target && `${target.build} ${target.path}`;
};

const onAnyHost = /** @type {[string, string][]} */ ([
  ['/api/projects?page=2', 'api /api/projects?page=2'],
  ['/socket.io/?EIO=4', 'api /socket.io/?EIO=4'],
  ['/_pay/v1/payment_intents?x=1', 'sandbox /v1/payment_intents?x=1'],
  ['/_pay', 'sandbox /'],
  ['/_pay?x=1', 'sandbox /?x=1'],
  ['/remotes/ui/mf-manifest.json', 'ui /mf-manifest.json'],
  ['/remotes/domain/a.js', 'domain /a.js'],
  ['/app/remotes/mf-manifest.json', 'workspace /mf-manifest.json'],
]);
for (const [url, expected] of onAnyHost) {
  test(`${url} is reached on all three hosts`, () => {
    for (const host of ['localhost', 'app.localhost:3000', 'admin.closewright.example'])
      assert.equal(shortAt(url, host), expected);
  });
}

const byPathPrefix = /** @type {[string, string][]} */ ([
  ['/', 'marketing /'],
  ['/es/', 'marketing /es/'],
  ['/projects/42', 'marketing /projects/42'],
  ['/application', 'marketing /application'],
  ['/apiary', 'marketing /apiary'],
  ['/app/', 'app /'],
  ['/app/projects/42', 'app /projects/42'],
  ['/app/main.0123456789.js', 'app /main.0123456789.js'],
  ['/app?x=1', '→ /app/?x=1'],
  ['/admin/', 'admin /'],
  ['/admin/audit', 'admin /audit'],
  ['/admin', '→ /admin/'],
]);
for (const [url, expected] of byPathPrefix) {
  test(`AREA-01 on the root host, ${url} is ${expected}`, () => assert.equal(shortAt(url), expected));
}

const byHostPrefix = /** @type {[string, string, string][]} */ ([
  ['app.localhost:3000', '/', '→ /app/dashboard'],
  ['app.localhost:3000', '/settings?tab=notifications', '→ /app/dashboard'],
  ['app.localhost:3000', '/es/terms-of-service', '→ /app/dashboard'],
  ['app.localhost:3000', '/admin/', '→ /app/dashboard'],
  ['app.localhost:3000', '/index.html', '→ /app/dashboard'],
  ['app.localhost:3000', '/app/settings', 'app /settings'],
  ['app.localhost:3000', '/favicon.ico', 'marketing /favicon.ico'],
  ['APP.closewright.example', '/projects', '→ /app/dashboard'],
  ['admin.localhost:3000', '/', '→ /admin/dashboard'],
  ['admin.localhost:3000', '/app/dashboard', '→ /admin/dashboard'],
  ['admin.localhost:3000', '/admin/audit', 'admin /audit'],
]);
for (const [host, url, expected] of byHostPrefix) {
  test(`AREA-07 on ${host}, ${url} is ${expected}`, () => assert.equal(shortAt(url, host), expected));
}

test('AREA-09 a page that differs when signed in asks the workspace, in both languages', () => {
  const cookie = 'theme=dark; cw_signed_in=1';
  for (const url of [
    '/',
    '/login',
    '/register',
    '/waitlist',
    '/admin-login',
    '/contractors',
    '/es/',
    '/es/login',
    '/login/',
  ]) {
    const signedIn = at(url, { cookie });
    const signedOut = at(url);
    assert.deepEqual(
      [signedIn?.kind === 'file' && signedIn.prefersShell, signedOut?.kind === 'file' && signedOut.prefersShell],
      [true, false],
      url,
    );
    assert.ok(signedOut?.kind === 'file' && signedOut.variesByCookie, url);
  }
});

test('a page that is the same for everybody is not varied', () => {
  const target = at('/privacy-policy', { cookie: 'cw_signed_in=1' });
  assert.ok(target?.kind === 'file' && !target.prefersShell && !target.variesByCookie);
});

test('a cookie whose name only ends alike is not it', () => {
  const target = at('/', { cookie: 'not_cw_signed_in=1; cw_signed_in=10' });
  assert.ok(target?.kind === 'file' && !target.prefersShell);
});

test('what is no path is refused', () => {
  for (const url of ['/%', '/%00', '/a%5c..%5cb', 'http://elsewhere/']) assert.equal(at(url), null, url);
});

const lost = /** @type {[string, boolean, boolean][]} */ ([
  // address, for visitors, for people with a session
  ['/no-such-page', true, true],
  ['/es/no-such-page', true, true],
  ['/projects/1/2', true, true],
  ['/login', false, false],
  ['/es/login/', false, false],
  ['/forgot-password', false, false],
  ['/dashboard', true, false],
  ['/projects/create', true, false],
  ['/projects/0189', true, false],
  ['/app/', false, false],
  ['/app/dashboard', false, false],
  ['/app/no-such-page', false, true],
  ['/app/admin-login', false, true],
  ['/admin/overview', false, false],
  ['/admin/waitlist', false, false],
  ['/admin/support', false, false],
  ['/admin/no-such-page', false, true],
  ['/app/main.0123456789.js', false, false],
]);
for (const [url, visitor, person] of lost) {
  test(`AREA-02 AREA-13 ${url} leads a visitor ${visitor ? 'nowhere' : 'on'} and a person ${person ? 'nowhere' : 'on'}`, () => {
    const told = ['', 'cw_signed_in=1'].map((cookie) => {
      const target = at(url, { cookie });
      return target?.kind === 'file' && target.isLost;
    });
    assert.deepEqual(told, [visitor, person]);
  });
}
