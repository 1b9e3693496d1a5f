import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { copyDemoData } from './demo-data.mjs';

let folder = '';
beforeEach((context) => {
  folder = mkdtempSync(join(tmpdir(), 'cw-demo-data-test-'));
  /** @type {import('node:test').TestContext} */ (context).after(() => rmSync(folder, { recursive: true }));
});

test('a product starts from a copy of the demo data, closed to others as it was', () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  mkdirSync(join(from, 'postgres'), { recursive: true, mode: 0o700 });
  writeFileSync(join(from, 'postgres', 'PG_VERSION'), '18', { mode: 0o600 });
  mkdirSync(to);

  assert.equal(copyDemoData(from, to), true);
  assert.equal(readFileSync(join(to, 'postgres', 'PG_VERSION'), 'utf8'), '18');
  assert.equal(statSync(join(to, 'postgres', 'PG_VERSION')).mode & 0o777, 0o600);
});

test('without a database in it, or without a name, nothing is copied and the product seeds itself', () => {
  const to = join(folder, 'to');
  mkdirSync(to);
  writeFileSync(join(folder, 'postgres-location.json'), '{}');

  assert.equal(copyDemoData(folder, to), false);
  assert.equal(copyDemoData(undefined, to), false);
  assert.equal(existsSync(join(to, 'postgres-location.json')), false);
});

test('a copy that fails says so', () => {
  mkdirSync(join(folder, 'postgres'));
  assert.throws(() => copyDemoData(folder, join(folder, 'nowhere', 'at all')), /could not be copied/);
});
