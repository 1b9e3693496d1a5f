import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from './faults.mjs';

const many = Array.from({ length: 100 }, (_, at) => `line ${at}`);

/** @type {[string, string][]} */
const RUNNERS = [
  ['Node’s runner', '✖ failing tests:'],
  ['Playwright', '  1) src/journeys/one.e2e.ts:1:1 › one'],
  ['Jest', '  ● one › two'],
];
for (const [runner, beginning] of RUNNERS) {
  test(`what failed is found in the output of ${runner}`, () => {
    const faults = faultsOf([...many, beginning, ...many].join('\n')).split('\n');
    assert.equal(faults.length, 60);
    assert.deepEqual(faults.slice(0, 2), [beginning, 'line 0']);
  });
}

test('what a file of Jest wrote is no failure', () => {
  const faults = faultsOf(['  ● Console', ...many, '  ● one › two', ...many].join('\n')).split('\n');
  assert.equal(faults[0], '  ● one › two');
});

test('of any other program the last words are taken', () => {
  const faults = faultsOf(`${many.join('\n')}\n\n`).split('\n');
  assert.deepEqual([faults.length, faults.at(-1)], [60, 'line 99']);
});
