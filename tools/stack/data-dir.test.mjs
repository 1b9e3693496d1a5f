import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isOurs, prepareDataDir } from './data-dir.mjs';

const home = mkdtempSync(join(tmpdir(), 'cw-data-dir-'));
after(() => rmSync(home, { recursive: true }));

test('a new folder is made, entered by nobody else, and known as ours', () => {
  const dataDir = join(home, 'deep', 'data');
  prepareDataDir(dataDir);
  assert.ok(isOurs(dataDir));
  assert.equal(statSync(dataDir).mode & 0o066, 0);
  assert.equal(statSync(join(dataDir, 'logs')).mode & 0o777, 0o700);
  prepareDataDir(dataDir);
});

test('an interrupted making is taken up', () => {
  const dataDir = join(home, 'interrupted');
  mkdirSync(join(dataDir, 'run'), { recursive: true });
  prepareDataDir(dataDir);
  assert.ok(isOurs(dataDir));
});

test('a folder with somebody’s own files is refused, and stays not ours', () => {
  const dataDir = join(home, 'documents');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'thesis.txt'), '');
  assert.throws(
    () => prepareDataDir(dataDir),
    /DATA_DIR: .*documents cannot be used \(it holds other files, thesis\.txt for one\)/,
  );
  assert.equal(isOurs(dataDir), false);
});

test('a file in its place is named', () => {
  const dataDir = join(home, 'file');
  writeFileSync(dataDir, '');
  assert.throws(() => prepareDataDir(dataDir), /DATA_DIR: .*file cannot be used/);
});
