import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BELOW_FLOOR_HASH } from '../browsers/below-floor.mjs';
import { ASK_EARLY_HASH } from '../browsers/ask-early.mjs';
import { commonHeaders, contentSecurityPolicy } from './headers.mjs';

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

test('without real keys the policy names no other host', () => {
  const policy = contentSecurityPolicy({}, { stripe: false });
  assert.equal(
    policy,
    `default-src 'none'; script-src 'self' '${BELOW_FLOOR_HASH}' '${ASK_EARLY_HASH}'; style-src 'self' ${EMPTY}; style-src-attr 'none'; connect-src 'self'; ` +
      "img-src 'self' data: blob:; worker-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  );
  assert.doesNotMatch(policy, /https?:|unsafe/);
});

test('with real keys the policy names Stripe’s hosts and no others', () => {
  const hosts = contentSecurityPolicy({}, { stripe: true }).match(/https:\/\/[^\s;]+/g);
  assert.deepEqual([...new Set(hosts)].sort(), [
    'https://*.js.stripe.com',
    'https://api.stripe.com',
    'https://hooks.stripe.com',
    'https://js.stripe.com',
  ]);
});

test('a prerendered page brings the hashes of its own inline styles', () => {
  const policy = contentSecurityPolicy({ styles: ['sha256-abc='], styleAttrs: ['sha256-def='] }, { stripe: false });
  assert.match(policy, new RegExp(`style-src 'self' ${EMPTY.replaceAll('+', '\\+')} 'sha256-abc=';`));
  assert.match(policy, /style-src-attr 'unsafe-hashes' 'sha256-def=';/);
  assert.doesNotMatch(policy, /unsafe-(inline|eval)/);
});

test('strict transport is asked for only where there is a certificate', () => {
  assert.equal(commonHeaders({ stripe: false, https: false })['Strict-Transport-Security'], undefined);
  assert.match(commonHeaders({ stripe: false, https: true })['Strict-Transport-Security'] ?? '', /max-age=31536000/);
});
