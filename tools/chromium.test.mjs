import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { findChromium, findWholeChromium } from './chromium.mjs';

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

test('of those on the path, the one without windows is taken first', () => {
  const folders = ['a', 'b'].map((name) => join(folder, name));
  for (const each of folders) mkdirSync(each);
  program('a/google-chrome', 0);
  const shell = program('b/chromium-headless-shell', 0);
  const found = findChromium({ PATH: folders.join(delimiter) }, []);
  assert.equal(found, shell);
});

test('of those on the path, the shell is never taken for a whole one, whichever is named', () => {
  mkdirSync(join(folder, 'c'));
  const shell = program('c/chromium-headless-shell', 0);
  const whole = program('c/chromium', 0);
  const other = program('c/mine', 0);
  const PATH = join(folder, 'c');
  assert.equal(findWholeChromium({ PATH }, []), whole);
  assert.equal(findWholeChromium({ PATH, CHROMIUM_PATH: shell }, []), whole);
  assert.equal(findWholeChromium({ PATH, CHROMIUM_PATH: other }, []), other);
});
