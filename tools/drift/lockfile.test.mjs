import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockfileFaults } from './lockfile.mjs';

const WHOLE = {
  '': {},
  'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-linux': '1.0.0', fsevents: '^2.0.0' } },
  'node_modules/a-linux': { version: '1.0.0' },
  'node_modules/fsevents': { version: '2.3.3' },
  'node_modules/b/node_modules/a': { version: '2.0.0', optionalDependencies: { 'a-linux': '2.0.0' } },
  'node_modules/b/node_modules/a-linux': { version: '2.0.0' },
};

test('a whole lockfile has no fault', () => {
  assert.deepEqual(lockfileFaults(WHOLE), []);
});

test('a missing binary is named', () => {
  const { 'node_modules/a-linux': _, ...rest } = WHOLE;
  assert.deepEqual(lockfileFaults(rest), ['node_modules/a needs a-linux@1.0.0, which is not in the lockfile']);
});

test('a nested copy that would take the outer version’s binary is named', () => {
  const { 'node_modules/b/node_modules/a-linux': _, ...rest } = WHOLE;
  assert.deepEqual(lockfileFaults(rest), [
    'node_modules/b/node_modules/a needs a-linux@2.0.0, and the lockfile has 1.0.0',
  ]);
});

test('a host in the lockfile is named', () => {
  const faults = lockfileFaults({ 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' } });
  assert.match(faults.join(), /node_modules\/a names the host/);
});
