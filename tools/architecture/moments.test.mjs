// A test that waits for a moment is right on one machine and wrong on a slower one: each waits for a condition, and gives
// up where tools/testing/patience.cjs says.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setup/bootstrap.mjs';
import { momentsIn } from './moments.mjs';

const TESTS = [
  /\.spec\.tsx?$/,
  /\.test\.mjs$/,
  /\/testing\/.*\.(?:tsx?|[cm]?js)$/,
  /^apps\/web-e2e\/(?!src\/benches\/|playwright\.bench).*\.ts$/,
  /^tools\/(?:e2e|jest)\/.*\.[cm]js$/,
];

/** What really has to do with time: how often, and why. One more than that is found. @type {Record<string, [number, string]>} */
const ALLOWED = {
  'tools/testing/started.mjs': [2, 'the one way for tools to look again until a condition holds'],
  'apps/api/src/testing/eventually.ts': [2, 'the one way for the API’s tests to look again until a condition holds'],
  'apps/api/src/modules/notifications/realtime/behind-doors.spec.ts': [1, 'the pace at which people say something'],
  'apps/api/src/modules/notifications/realtime/testing/caught-up.ts': [3, 'a client pauses before it tries again'],
  'apps/admin/src/testing/in-a-minute.ts': [2, 'minutes of a clock that the test moves'],
  'apps/web-e2e/src/sweeps/area-walk.ts': [1, 'looks again inside the page until a condition holds'],
  'apps/web-e2e/src/support/standstill.ts': [2, 'limits on a frame, and on an answer, that may never come'],
  'apps/web-e2e/src/sweeps/stillness.e2e.ts': [
    4,
    'answers that come late, and a page that then rests, are what is tested',
  ],
};

/** [what it is, in which file it is planted, the code, what is found] @type {[string, string, string, string[]][]} */
const PLANTED = [
  ['a limit of one test', 'a.spec.ts', "it('works', async () => {}, 240_000);", ['limit']],
  ['a limit by name', 'a.spec.ts', 'const LONG = 60_000;\nbeforeAll(() => start(), LONG);', ['limit']],
  ['a limit of a file', 'a.spec.ts', 'jest.setTimeout(60_000);', ['limit']],
  ['a limit in a browser', 'a.e2e.ts', 'await expect(title).toBeVisible({ timeout: 5000 });', ['limit']],
  ['a longer test', 'a.e2e.ts', 'test.slow();', ['limit']],
  ['a limit of a program', 'a.test.mjs', 'spawnSync(file, { timeout: 20 * SECOND });\nconst SECOND = 1000;', ['limit']],
  ['a sleep', 'a.spec.tsx', 'await new Promise((resolve) => setTimeout(resolve, 300));', ['sleep']],
  ['a sleep of Node’s', 'a.test.mjs', "import { setTimeout as rest } from 'node:timers/promises';", ['sleep']],
  ['a sleep in a browser', 'a.e2e.ts', 'await page.waitForTimeout(500);', ['sleep']],
  ['a sleep by its name', 'a.spec.ts', 'await sleep(5);', ['sleep']],
  ['a deadline', 'a.spec.ts', 'while (Date.now() < until) look();', ['deadline']],
  ['a deadline that throws', 'a.test.mjs', 'if (performance.now() > since + 5000) throw new Error();', ['deadline']],
];

/** @type {[string, string][]} */
const FINE = [
  ['the one limit', 'await expect(title).toBeVisible({ timeout: patience.condition });'],
  ['several of it', 'jest.setTimeout(12 * patience.test);'],
  ['a deadline by it', 'const until = Date.now() + patience.program;\nwhile (Date.now() < until) look();'],
  ['one turn of the loop', 'await new Promise((resolve) => setTimeout(resolve));'],
  ['a moved clock', 'jest.advanceTimersByTime(60_000);\ntest.clock.advance(60_000);'],
  ['an option that was handed in', 'const ask = ({ timeout }) => fetch(url, { timeout: timeout });'],
  ['money', 'await test.pay(owner, projectId, 100_000);'],
];

for (const [what, file, code, kinds] of PLANTED) {
  test(`${what} is found`, () => {
    assert.deepEqual(
      momentsIn(file, code).map(({ kind }) => kind),
      kinds,
    );
  });
}

for (const [what, code] of FINE) {
  test(`${what} is no moment`, () => assert.deepEqual(momentsIn('a.spec.ts', code), []));
}

test('no test waits for a moment or has a limit of its own', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const files = String(listed)
    .split('\n')
    .filter((file) => TESTS.some((pattern) => pattern.test(file)) && existsSync(join(ROOT, file)));
  assert.ok(files.length > 500, 'the tests are looked through');
  const found = files.flatMap((file) => {
    const moments = momentsIn(file, readFileSync(join(ROOT, file), 'utf8'));
    const [allowed] = ALLOWED[file] ?? [0];
    if (moments.length === allowed) return [];
    const lines = moments.map(({ kind, line, text }) => `${kind} ${file}:${line}: ${text}`);
    return [`${file} may have ${allowed}:`, ...lines];
  });
  assert.deepEqual(found, []);
});

test('every exception still stands in a file', () => {
  assert.deepEqual(
    Object.keys(ALLOWED).filter((file) => !existsSync(join(ROOT, file))),
    [],
  );
});
