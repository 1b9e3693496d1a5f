// The API says what its cookies are called; every other place that names them is held to it here.
import '../jest/typescript-source.mjs';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { route } from '../edge/areas.mjs';

const at = (/** @type {string} */ path) => new URL(`../../${path}`, import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(at(path), 'utf8');
const { COOKIE_NAMES } = await import(at('apps/api/src/common/auth/cookie-names.ts').href);
const { SIGNED_IN_HINT } = await import(at('libs/api-client/src/signed-in-hint.ts').href);
const { session, hint } = COOKIE_NAMES;
const ALL = [...new Set(Object.values(COOKIE_NAMES).flatMap(Object.values))];

test('AUTH-04 where browsers come over https, whatever opens something is bound to its host', () => {
  for (const { secure } of [session, COOKIE_NAMES.device]) assert.match(secure, /^__Host-/);
  for (const { plain } of Object.values(COOKIE_NAMES)) assert.doesNotMatch(plain, /^__(Host|Secure)-/);
});

test('pages and the edge read the hint that the API sets', () => {
  assert.deepEqual([hint.secure, hint.plain], [SIGNED_IN_HINT, SIGNED_IN_HINT]);
  const target = route({ url: '/login', host: 'localhost:3000', cookie: `${SIGNED_IN_HINT}=1` });
  assert.ok(target?.kind === 'file' && target.prefersShell);
});

test('nginx keeps a session of either name at its process, and knows no other name', () => {
  const named = [...read('deploy/nginx/default.conf.template').matchAll(/"~\(\?:\^\|; \?\)([\w-]+)=/g)];
  assert.deepEqual(named.map(([, name]) => name).sort(), [session.secure, session.plain].sort());
});

test('the contract names the session’s cookie', () => {
  const { securitySchemes } = JSON.parse(read('libs/api-client/openapi.json')).components;
  assert.equal(securitySchemes.session.name, session.secure);
  assert.ok(securitySchemes.session.description.includes(session.plain));
});

test('the documentation lists every cookie by its names, and no other of theirs', () => {
  const table = /## Cookies\n([^]*?)\n## /.exec(read('docs/security.md'))?.[1] ?? '';
  for (const name of ALL) assert.ok(table.includes(`\`${name}\``), name);
  for (const path of [
    'docs/security.md',
    'docs/realtime.md',
    'docs/decisions/0038-cookie-names-follow-the-scheme.md',
  ]) {
    const text = read(path);
    for (const name of Object.values(session)) assert.ok(text.includes(`\`${name}\``), `${path}: ${name}`);
    for (const [name] of text.matchAll(/__(?:Host|Secure)-\w+/g)) assert.ok(ALL.includes(name), `${path}: ${name}`);
  }
});
