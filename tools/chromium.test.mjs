import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findChromium } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cw-chromium-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {number} status
 */
const program = (name, status) => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${status}\n`);
  chmodSync(path, 0o755);
  return path;
};

test('the one that is named is taken', () => {
  const path = program('mine', 0);
  assert.equal(findChromium({ CHROMIUM_PATH: path }), path);
});

test('one that is named and does not run is refused by the variable’s name', () => {
  assert.throws(() => findChromium({ CHROMIUM_PATH: program('broken', 127) }), /^Error: CHROMIUM_PATH: expected/);
});
