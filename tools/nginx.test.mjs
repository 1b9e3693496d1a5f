import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findNginx } from './nginx.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cw-nginx-'));
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

test('the one that is named is taken, and refused when it does not run', () => {
  const path = program('mine', 0);
  assert.equal(findNginx({ NGINX_PATH: path }), path);
  assert.throws(() => findNginx({ NGINX_PATH: program('broken', 1) }), /NGINX_PATH/);
});

test('one on the path is found, and one that does not run is none', () => {
  const path = program('nginx', 0);
  assert.equal(findNginx({ PATH: folder }, []), path);
  program('nginx', 127);
  assert.equal(findNginx({ PATH: folder }, []), null);
});
