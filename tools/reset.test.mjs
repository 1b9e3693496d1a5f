import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { tryLock } from './process/lock.mjs';
import { lockFileOf, prepareDataDir } from './stack/data-dir.mjs';
import { patience } from './testing/patience.cjs';

const home = mkdtempSync(join(tmpdir(), 'cw-reset-'));
after(() => rmSync(home, { recursive: true, force: true }));

/**
 * @param {string} dataDir
 * @param {string[]} args
 */
const reset = (dataDir, ...args) => {
  const script = fileURLToPath(new URL('./reset.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
    timeout: patience.program,
  });
  return { status, text: stdout + stderr };
};

test('it removes its own folder when told so, and only then', () => {
  const dataDir = join(home, 'data');
  prepareDataDir(dataDir);
  assert.match(reset(dataDir).text, /-- --yes/);
  assert.ok(existsSync(dataDir));
  assert.deepEqual(reset(dataDir, '--yes'), {
    status: 0,
    text: `Removed ${dataDir}. The next npm start begins anew.\n`,
  });
  assert.equal(existsSync(dataDir), false);
});

test('a folder that npm start did not make stays', () => {
  const dataDir = join(home, 'documents');
  mkdirSync(dataDir);
  assert.match(reset(dataDir, '--yes').text, /was not made by npm start/);
  assert.ok(existsSync(dataDir));
});

test('it refuses while a copy runs there', async () => {
  const dataDir = join(home, 'running');
  prepareDataDir(dataDir);
  const lock = await tryLock(lockFileOf(dataDir), 'http://localhost:3000');
  assert.ok('release' in lock);
  const { status, text } = reset(dataDir, '--yes');
  assert.deepEqual([status, existsSync(dataDir)], [1, true]);
  assert.match(text, new RegExp(`in use by process ${process.pid} \\(http://localhost:3000\\)`));
  lock.release();
});
