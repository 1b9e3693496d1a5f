// Production is described three times: here, in the API (which compose starts without us) and in the README.
import '../jest/typescript-source.mjs';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { NEEDED_IN_PRODUCTION } from './production.mjs';
import { readConfig } from './read.mjs';

const api = await import(new URL('../../apps/api/src/config/env.ts', import.meta.url).href);
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const COMPLETE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:hush@db/closewright',
  DATABASE_OWNER_URL: 'postgres://owner:hush@db/closewright',
  SESSION_SECRET: 'an-unguessable-secret-of-40-characters-x',
  PUBLIC_URL: 'https://closewright.example',
  SMTP_URL: 'smtps://user:hush@mail.example',
  MAIL_FROM: 'Closewright <no-reply@closewright.example>',
  SUPPORT_EMAIL: 'support@closewright.example',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const NO_STRIPE = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };

/**
 * @param {(environment: NodeJS.ProcessEnv) => unknown} read
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]} the variables that are refused
 */
function refusedBy(read, environment) {
  try {
    read(environment);
    return [];
  } catch (error) {
    const { faults } = /** @type {{ faults?: string[] }} */ (error);
    if (!faults) throw error;
    return [...new Set(faults.map((fault) => fault.split(':')[0] ?? ''))].sort();
  }
}

/** @param {NodeJS.ProcessEnv} environment */
function refused(environment) {
  const here = refusedBy((given) => readConfig(given, '/srv/closewright'), environment);
  assert.deepEqual(refusedBy(api.readConfig, environment), here, 'the API and npm start disagree');
  return here;
}

test('npm start and the API take the same complete production', () => {
  assert.deepEqual(refused(COMPLETE), []);
  assert.deepEqual(refused({ ...COMPLETE, DATABASE_OWNER_URL: '' }), []);
  assert.deepEqual(refused({ ...COMPLETE, ...NO_STRIPE, PAYMENTS_ENABLED: 'false' }), []);
});

test('both let who tries production on this machine go without addresses of a domain', () => {
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://cw.localhost'])
    assert.deepEqual(refused({ ...COMPLETE, PUBLIC_URL, MAIL_FROM: '', SUPPORT_EMAIL: '' }), []);
});

test('they miss the same in a production that is told nothing', () => {
  assert.deepEqual(refused({ NODE_ENV: 'production' }), NEEDED_IN_PRODUCTION.map(({ name }) => name).sort());
});

for (const { name } of NEEDED_IN_PRODUCTION) {
  test(`neither goes into production without ${name}`, () => {
    const rest = name === 'STRIPE_SECRET_KEY' ? NO_STRIPE : { DATABASE_OWNER_URL: '', [name]: '' };
    assert.deepEqual(refused({ ...COMPLETE, ...rest }), [name]);
  });
}

const wrong = /** @type {[string, string][]} */ ([
  ['SEED', 'demo'],
  ['SESSION_SECRET', 'closewright-development-secret-not-for-production'],
  ['SESSION_SECRET', 'demo-only-session-secret-0123456789abcdef'],
  ['DATABASE_URL', 'postgres://closewright_app:closewright-app-demo@postgres:5432/closewright'],
  ['DATABASE_OWNER_URL', 'postgres://closewright:closewright-demo@postgres:5432/closewright'],
  ['MAIL_FROM', 'Closewright <no-reply@closewright.test>'],
  ['MAIL_FROM', 'the desk'],
  ['SUPPORT_EMAIL', 'support@closewright.test'],
  ['SUPPORT_EMAIL', 'Desk <desk@closewright.example>'],
  ['PUBLIC_URL', 'http://192.168.1.20:3000'],
  ['PUBLIC_URL', 'http://workshop.local:3000'],
  // What compose makes of passwords that nobody set.
  ['DATABASE_URL', 'postgres://closewright_app:@postgres:5432/closewright'],
  ['DATABASE_OWNER_URL', 'postgres://closewright:@postgres:5432/closewright'],
]);
for (const [name, value] of wrong) {
  test(`neither goes into production with ${name}=${value}`, () => {
    assert.deepEqual(refused({ ...COMPLETE, [name]: value }), [name]);
  });
}

test('the README names what production requires, all of it and no more', () => {
  const sentence = /^In production \(`NODE_ENV=production`\)[^]*?\n\n/m.exec(readme)?.[0] ?? '';
  const required = /refused\.([^]*?)are required/.exec(sentence)?.[1] ?? '';
  const names = [...required.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  assert.deepEqual(names.sort(), NEEDED_IN_PRODUCTION.map(({ name }) => name).sort());
});
