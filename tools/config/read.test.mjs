import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEEDED_IN_PRODUCTION } from './production.mjs';
import { ConfigError, readConfig } from './read.mjs';
import { VARIABLES } from './table.mjs';

const ROOT = '/srv/closewright';
const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const SESSION_SECRET = 'an-unguessable-secret-of-40-characters-x';

/** @param {NodeJS.ProcessEnv} environment */
const faultsOf = (environment) => {
  try {
    readConfig(environment, ROOT);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.faults;
  }
  return [];
};

test('an empty environment gives the documented defaults', () => {
  assert.deepEqual(readConfig({}, ROOT), {
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/closewright/.data',
    databaseUrl: null,
    databaseOwnerUrl: null,
    seed: 'demo',
    stripe: null,
    usesSandbox: true,
    smtpUrl: null,
    passedOn: {},
    publicUrl: 'http://localhost:3000',
    trustedProxies: [],
    sessionSecret: null,
    paymentsEnabled: true,
    nodeEnv: 'development',
  });
});

test('the owner of the database is another role than the application', () => {
  const owner = 'postgres://owner:hush@db/closewright';
  assert.deepEqual(faultsOf({ DATABASE_URL: 'postgres://app:hush@db/closewright', DATABASE_OWNER_URL: owner }), []);
  for (const env of [{ DATABASE_URL: owner }, { DATABASE_URL: 'postgres://db/closewright' }, {}])
    assert.match(faultsOf({ ...env, DATABASE_OWNER_URL: owner }).join(), /^DATABASE_(OWNER_)?URL: expected/);
});

test('an empty value counts as unset', () => {
  assert.equal(readConfig({ PORT: '', DATABASE_URL: '' }, ROOT).port, 3000);
});

test('the public address follows PORT unless it is given', () => {
  assert.equal(readConfig({ PORT: '4000' }, ROOT).publicUrl, 'http://localhost:4000');
  assert.equal(
    readConfig({ PUBLIC_URL: 'https://closewright.example/' }, ROOT).publicUrl,
    'https://closewright.example',
  );
});

for (const PUBLIC_URL of [
  'http://192.168.1.20:3000',
  'http://[fd00::2]:3000',
  'http://workshop:3000',
  'http://workshop.local:3000',
])
  test(`a phone in the same network may be given ${PUBLIC_URL}`, () => {
    assert.equal(readConfig({ PUBLIC_URL }, ROOT).publicUrl, PUBLIC_URL);
  });

const wrong = /** @type {[string, string, RegExp][]} */ ([
  ['PORT', '0', /port number from 1 to 65535; it is "0"/],
  ['PORT', '65536', /port number/],
  ['PORT', '3e3', /port number/],
  ['HOST', 'workshop', /an address of this machine, 0\.0\.0\.0 for all of them, or localhost; it is "workshop"/],
  ['TRUST_PROXY', '1', /addresses or networks of proxies.*; it is "1"/],
  ['DATABASE_URL', 'mysql://u:hush@h/d', /postgres:\/\/ or postgresql:\/\//],
  ['DATABASE_URL', 'localhost', /postgres:\/\//],
  ['SEED', 'yes', /one of demo, none/],
  ['STRIPE_SECRET_KEY', 'pk_live_hush', /sk_live_/],
  ['STRIPE_SECRET_KEY', 'sk_live_', /sk_live_/],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1', /pk_live_/],
  ['STRIPE_WEBHOOK_SECRET', 'hush', /whsec_/],
  ['SMTP_URL', 'mail.example:25', /smtp:\/\//],
  ['MAIL_FROM', 'the desk', /an e-mail address, alone or as Name <address>/],
  ['SUPPORT_EMAIL', 'the desk', /an e-mail address/],
  ['S3_ENDPOINT', 'minio:9000', /http:\/\//],
  ['REDIS_URL', 'http://cache', /redis:\/\//],
  ['DATABASE_POOL_SIZE', '101', /a whole number from 1 to 100; it is "101"/],
  ['DATABASE_WAIT_SECONDS', '601', /a whole number from 1 to 600; it is "601"/],
  ['LOG_LEVEL', 'loud', /one of fatal, error, warn, info, debug, trace, silent/],
  ['PUBLIC_URL', 'http://closewright.example', /https:\/\//],
  ['PUBLIC_URL', 'https://closewright.example/app', /without a path/],
  ['SESSION_SECRET', 'hush', /at least 32 random characters/],
  ['PAYMENTS_ENABLED', '1', /true or false/],
  ['NODE_ENV', 'prod', /one of development, production, test/],
]);
for (const [name, value, expected] of wrong) {
  test(`${name}=${value} is refused by name with what was expected`, () => {
    const fault = faultsOf({ [name]: value }).find((line) => line.startsWith(`${name}: expected`));
    assert.match(fault ?? '', expected);
  });
}

test('a wrong secret is never printed', () => {
  for (const { name, secret } of VARIABLES) {
    if (secret)
      assert.ok(
        !faultsOf({ [name]: 'hush' })
          .join('\n')
          .includes('hush'),
        name,
      );
  }
});

test('every fault is named at once', () => {
  const names = faultsOf({ PORT: 'x', SEED: 'x', NODE_ENV: 'x' }).map((line) => line.split(':')[0]);
  assert.deepEqual(names, ['PORT', 'SEED', 'NODE_ENV']);
});

test('Stripe keys are set together or not at all', () => {
  const { STRIPE_WEBHOOK_SECRET: _, ...incomplete } = LIVE;
  assert.deepEqual(faultsOf(incomplete), [
    'STRIPE_WEBHOOK_SECRET: expected a value, because STRIPE_SECRET_KEY is set.',
  ]);
  assert.equal(readConfig(LIVE, ROOT).stripe?.publishableKey, 'pk_live_abc');
});

test('a live secret with a test publishable key is refused', () => {
  assert.match(faultsOf({ ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }).join(), /same mode/);
});

test('production refuses the embedded database, default secrets, demo data and the sandbox', () => {
  const names = faultsOf({ NODE_ENV: 'production', SEED: 'demo' }).map((line) => line.split(':')[0]);
  assert.deepEqual(names, [...NEEDED_IN_PRODUCTION.map(({ name }) => name), 'SEED']);
});

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:hush@db/closewright',
  SESSION_SECRET,
  PUBLIC_URL: 'https://closewright.example',
  SMTP_URL: 'smtps://user:hush@mail.example',
  MAIL_FROM: 'no-reply@closewright.example',
  SUPPORT_EMAIL: 'support@closewright.example',
};

test('production runs on real keys, without demo data', () => {
  assert.equal(readConfig({ ...PRODUCTION, ...LIVE }, ROOT).seed, 'none');
});

test('production without payments needs no key', () => {
  const { stripe, usesSandbox } = readConfig({ ...PRODUCTION, PAYMENTS_ENABLED: 'false' }, ROOT);
  assert.deepEqual([stripe, usesSandbox], [null, false]);
});

test('what the API alone needs is handed on as given', () => {
  const storage = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' };
  const others = {
    REDIS_URL: 'redis://h',
    MAIL_FROM: 'Desk <a@b.example>',
    DATABASE_POOL_SIZE: '07',
  };
  assert.deepEqual(readConfig({ ...storage, ...others }, ROOT).passedOn, { ...storage, ...others });
});

test('the proxies in front are known here, and not handed on: the API has ours in front', () => {
  const { trustedProxies, passedOn } = readConfig({ TRUST_PROXY: '203.0.113.7, loopback' }, ROOT);
  assert.deepEqual(trustedProxies, ['203.0.113.7/32', '127.0.0.0/8', '::1/128']);
  assert.deepEqual(passedOn, {});
});

test('web push takes its three keys together, passed on as they are', () => {
  const keys = { VAPID_PUBLIC_KEY: 'p', VAPID_PRIVATE_KEY: 'k', VAPID_SUBJECT: 'mailto:ops@example.com' };
  assert.deepEqual(readConfig(keys, ROOT).passedOn, keys);
  const { VAPID_SUBJECT: _left, ...half } = keys;
  assert.deepEqual(faultsOf(half), ['VAPID_SUBJECT: expected a value, because VAPID_PUBLIC_KEY is set.']);
  assert.deepEqual(faultsOf({ ...keys, VAPID_SUBJECT: 'http://x' }), [
    'VAPID_SUBJECT: expected an address that begins with mailto: or https://; it is "http://x".',
  ]);
});
