import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setup/bootstrap.mjs';
import { GROUPS, MUTATIONS, SIZES } from './all-mutations.mjs';
import { projectOf } from './run-tests.mjs';
import { timesIn } from './scratch-tree.mjs';

/** What tests are written in; a mutation of a test would say nothing of the product. */
const TEST = /\.(?:spec\.tsx?|test\.mjs)$/;

test('there are sixty mutations, so many of each kind, and each has a name of its own', () => {
  const counted = Object.fromEntries(Object.entries(GROUPS).map(([name, group]) => [name, group.length]));
  assert.deepEqual(counted, SIZES);
  assert.equal(MUTATIONS.length, 60);
  assert.equal(new Set(MUTATIONS.map(({ id }) => id)).size, 60);
});

for (const { id, breaks, file, find, replace, tests } of MUTATIONS)
  test(`the mutation ${id} applies to the product as it is, and names the tests that see it`, () => {
    assert.equal(timesIn(readFileSync(join(ROOT, file), 'utf8'), find), 1, `times that its text stands in ${file}`);
    assert.notEqual(find, replace);
    assert.notEqual(breaks, '');
    assert.doesNotMatch(file, TEST);
    assert.notEqual(tests.length, 0);
    for (const named of tests) {
      assert.match(named, TEST);
      assert.ok(existsSync(join(ROOT, named)), `${named} exists`);
      assert.ok(existsSync(join(ROOT, projectOf(named))));
    }
  });
