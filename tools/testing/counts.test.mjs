import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countJest, countNode, countNx, countPlaywright } from './counts.mjs';

test('Jest’s summaries of several projects add up, colours and broken files included', () => {
  const output = [
    '\u001b[1mTests:       \u001b[22m1 failed, 2 skipped, 3 passed, 6 total',
    'Test suite failed to run',
    '@cw/api: Tests:       41 passed, 41 total',
    'Tests:       0 total',
  ].join('\n');
  assert.deepEqual(countJest(output), { passed: 44, failed: 2 });
});

test('Node’s runner counts the cancelled as failed', () => {
  assert.deepEqual(countNode('ℹ tests 6\nℹ pass 3\nℹ fail 1\nℹ cancelled 2\n'), { passed: 3, failed: 3 });
});

test('Playwright’s list counts what did not run as failed', () => {
  const output =
    '  ✓  1 src/a.e2e.ts:3:1 › 12 passed gates (2s)\n\n  2 failed\n    src/a.e2e.ts\n  1 did not run\n  12 passed (1.2m)\n';
  assert.deepEqual(countPlaywright(output), { passed: 12, failed: 3 });
});

test('Nx counts a check a project', () => {
  assert.deepEqual(countNx(' NX   Successfully ran target lint for 11 projects\n'), { passed: 11, failed: 0 });
  assert.deepEqual(countNx(' NX   Successfully ran target lint for project @cw/api\n'), { passed: 1, failed: 0 });
  const failed =
    ' NX   Running target lint for 11 projects failed\n\nFailed tasks:\n\n- @cw/a:lint\n- @cw/b:lint\n\n  Run duration: 4m\n';
  assert.deepEqual(countNx(failed), { passed: 9, failed: 2 });
});
