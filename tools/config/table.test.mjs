// The table is complete, and the README's is the same.
import '../jest/typescript-source.mjs';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { proxies } from './proxies.mjs';
import { VARIABLES } from './table.mjs';

const api = await import(new URL('../../apps/api/src/config/env.ts', import.meta.url).href);
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** Told to a process by whoever starts it (npm start, compose, a test), and by nobody else. */
const BETWEEN_PROCESSES = /^(API_(HOST|PORT)|SANDBOX_\w+|WORKERS|CALL_LIMITS)$/;

const rows = (/^\| variable[^]*?\n\n/m.exec(readme)?.[0] ?? '')
  .trim()
  .split('\n')
  .slice(2)
  .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, names = '', fallback = '', meaning = '']) => ({
    names: [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    fallback,
    meaning,
  }));

test('the README explains every variable, and no other', () => {
  assert.deepEqual(rows.flatMap(({ names }) => names).sort(), VARIABLES.map(({ name }) => name).sort());
});

test('the README has the words and the defaults of the table', () => {
  for (const { name, meaning, fallback } of VARIABLES) {
    const row = rows.find(({ names }) => names.includes(name));
    assert.equal(row?.meaning, meaning, name);
    if (fallback !== undefined) assert.equal(row?.fallback, `\`${fallback}\``, name);
  }
});

test('the table has every variable that the API reads', () => {
  const asked = new Set();
  // What belongs together is asked for once its first is given.
  const given = { S3_BUCKET: 'b', STRIPE_SECRET_KEY: 'sk_live_abc', VAPID_PUBLIC_KEY: 'p' };
  const environment = new Proxy(/** @type {Record<string, string>} */ (given), {
    get: (values, name) => {
      asked.add(name);
      return values[String(name)];
    },
  });
  assert.throws(() => api.readConfig(environment), /VAPID_PRIVATE_KEY/);
  const missing = [...asked].filter((name) => !VARIABLES.some((variable) => variable.name === name));
  assert.deepEqual(
    missing.filter((name) => !BETWEEN_PROCESSES.test(name)),
    [],
  );
  assert.ok(asked.size > VARIABLES.length / 2);
});

test('the API takes the same when it is told nothing', () => {
  const { databasePoolSize, databaseWaitSeconds, trustedProxies, logLevel, paymentsEnabled } = api.readConfig({});
  const ours = { databasePoolSize, databaseWaitSeconds, logLevel, paymentsEnabled };
  const of = (/** @type {string} */ name) => VARIABLES.find((variable) => variable.name === name)?.fallback;
  assert.deepEqual(Object.values(ours).map(String), [
    of('DATABASE_POOL_SIZE'),
    of('DATABASE_WAIT_SECONDS'),
    of('LOG_LEVEL'),
    of('PAYMENTS_ENABLED'),
  ]);
  assert.deepEqual([trustedProxies, of('TRUST_PROXY')], [[], undefined]);
});

test('the API takes and refuses the same proxies', () => {
  for (const text of ['10.0.0.5', '10.1.0.0/16, fd00::/8', 'loopback,uniquelocal'])
    assert.deepEqual(
      [proxies(text).length > 0, api.readConfig({ TRUST_PROXY: text }).trustedProxies],
      [true, text.split(/, ?/)],
    );
  for (const text of ['1', 'true', '10.0.0.5,', '::/0', '10.0.0.0/33', '10.0.0.0/', 'proxy.example']) {
    assert.throws(() => proxies(text), text);
    assert.throws(
      () => api.readConfig({ TRUST_PROXY: text }),
      /TRUST_PROXY: expected addresses or networks of proxies/,
    );
  }
});
