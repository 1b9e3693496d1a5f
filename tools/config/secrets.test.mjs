import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadSecrets } from './secrets.mjs';

/** @param {import('node:test').TestContext} context */
const folder = (context) => {
  const path = mkdtempSync(join(tmpdir(), 'cw-secrets-'));
  context.after(() => rmSync(path, { recursive: true }));
  return path;
};

test('secrets are made once and readable by their owner alone', (context) => {
  const path = folder(context);
  const first = loadSecrets(path);
  assert.deepEqual(loadSecrets(path), first);
  assert.equal(statSync(join(path, 'secrets.json')).mode & 0o777, 0o600);
  assert.notDeepEqual(loadSecrets(folder(context)), first);
});

test('a secret added by a newer version joins the ones kept', (context) => {
  const path = folder(context);
  writeFileSync(join(path, 'secrets.json'), '{"sessionSecret":"kept"}');
  const secrets = loadSecrets(path);
  assert.equal(secrets.sessionSecret, 'kept');
  assert.match(secrets.sandboxSecretKey, /^sk_test_sbx_[0-9a-f]{48}$/);
});

test('a damaged file is named, not replaced', (context) => {
  const path = folder(context);
  writeFileSync(join(path, 'secrets.json'), '{"session');
  assert.throws(() => loadSecrets(path), /secrets\.json is damaged/);
});
