import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setup/bootstrap.mjs';
import { failuresOfJest, failuresOfNode, unsteadyOfPlaywright } from './failures.mjs';
import { isNeverRepeated } from './never-repeated.cjs';
import { afterRepeat, repeatOfApi } from './unsteady.mjs';

const here = (/** @type {string} */ file) => JSON.stringify(new URL(file, import.meta.url).href);
/** Fails at the first try of its name in a folder, and passes from then on. */
const SHAKY = `import { existsSync, writeFileSync } from 'node:fs';
const passesLater = (name) => {
  if (existsSync(name)) return;
  writeFileSync(name, '');
  throw new Error('not yet');
};
`;

/**
 * @param {import('node:test').TestContext} context
 * @param {Record<string, string>} files of tests, by name
 * @returns {{ status: number | null, lines: string[] }} what `npm test` would say of one stage with them
 */
function runOf(context, files) {
  const folder = mkdtempSync(join(tmpdir(), 'cw-unsteady-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const paths = Object.entries(files).map(([name, source]) => {
    const mark = (/** @type {string} */ title) => JSON.stringify(join(folder, `${name}-${title}`));
    const titles = [...source.matchAll(/passesLater\('(.*?)'\)/g)].map(([, title = '']) => title);
    const marked = titles.reduce(
      (text, title) => text.replace(`passesLater('${title}')`, `passesLater(${mark(title)})`),
      source,
    );
    writeFileSync(join(folder, name), `import { test } from 'node:test';\n${SHAKY}${marked}`);
    return join(folder, name);
  });
  const program = `import { runStages } from ${here('./run-stages.mjs')};
import { countNode } from ${here('./counts.mjs')};
import { repeatNode } from ${here('./unsteady.mjs')};
await runStages([{ title: 'Planted', count: countNode, repeat: repeatNode(${JSON.stringify(folder)}),
  args: ['--test', '--test-reporter=spec', ...${JSON.stringify(paths)}], env: { GIVEN: 'by the stage' } }]);`;
  const { npm_lifecycle_event: _event, NODE_TEST_CONTEXT: _context, ...env } = process.env;
  // No stage needs a browser: any program that runs will do.
  const given = { ...env, CHROMIUM_PATH: process.execPath, TEST_PATIENCE: '1', TEST_TIMES: '' };
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: given,
    encoding: 'utf8',
    cwd: folder,
  });
  return {
    status,
    lines: stdout
      .replaceAll(/^unsteady: .*\//gm, 'unsteady: ')
      .trimEnd()
      .split('\n'),
  };
}

test('what passes when it is run once more leaves the run green, and is named before the last line', (context) => {
  const { status, lines } = runOf(context, {
    'start.test.mjs': `test('it starts', () => passesLater('starts'));\ntest('it stops', () => {});`,
  });
  assert.deepEqual(lines.slice(-3), ['unsteady: start.test.mjs › it starts', '', '2 passed, 0 failed']);
  assert.equal(status, 0);
});

test('what is run once more finds what its stage gave it', (context) => {
  const { lines } = runOf(context, {
    'start.test.mjs': `test('it starts', () => {
      passesLater('starts');
      if (process.env.GIVEN !== 'by the stage') throw new Error('not given');
    });`,
  });
  assert.equal(lines.at(-1), '1 passed, 0 failed');
});

test('what fails twice has failed, and is not called unsteady', (context) => {
  const { status, lines } = runOf(context, {
    'start.test.mjs': `test('it starts', () => { throw new Error('never'); });\ntest('it stops', () => {});`,
  });
  assert.equal(lines.at(-1), '1 passed, 1 failed');
  assert.equal(
    lines.some((line) => line.startsWith('unsteady:')),
    false,
  );
  assert.equal(status, 1);
});

test('three unsteady tests in one run fail it, and are counted as failed', (context) => {
  const three = ['one', 'two', 'three'].map((name) => `test('${name}', () => passesLater('${name}'));`).join('\n');
  const { status, lines } = runOf(context, { 'start.test.mjs': `${three}\ntest('it stops', () => {});` });
  assert.deepEqual(
    lines.filter((line) => line.startsWith('unsteady:')),
    ['one', 'two', 'three'].map((name) => `unsteady: start.test.mjs › ${name}`),
  );
  assert.equal(lines.at(-1), '1 passed, 3 failed');
  assert.equal(status, 1);
});

test('what asserts money is never run once more, though what stands beside it is', (context) => {
  const { status, lines } = runOf(context, {
    'start.test.mjs': `test('PAY-06 no cent is lost', () => passesLater('cent'));\ntest('it starts', () => passesLater('starts'));`,
  });
  assert.deepEqual(lines.slice(-3), ['unsteady: start.test.mjs › it starts', '', '1 passed, 1 failed']);
  assert.equal(status, 1);
});

test('money, rights and lost writes are known by requirement and by file', () => {
  const never = ['src/x.e2e.ts PAY-01 held', 'ROLE-05 left', 'NET-02 refused', 'src/modules/payments/ledger/a.spec.ts'];
  const journeys = ['hostile-pages', 'stored-scripts', 'killed', 'double-click'].map(
    (name) => `journeys/${name}.e2e.ts a`,
  );
  for (const name of [...never, ...journeys, 'src/access-matrix/calls.spec.ts a'])
    assert.ok(isNeverRepeated(name), name);
  for (const name of ['tools/stack/start.test.mjs › it starts', 'journeys/messages.e2e.ts MSG-01 read'])
    assert.equal(isNeverRepeated(name), false, name);
});

test('a journey that is never repeated has the fixture that refuses it, or says so itself', () => {
  const journeys = globSync('apps/web-e2e/src/{journeys,sweeps}/*.e2e.ts', { cwd: ROOT });
  assert.ok(journeys.length > 30, 'the journeys are looked through');
  const open = journeys.filter((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return !/from '\.\.\/support\/test\.js'/.test(source) && !/configure\(\{ retries: 0 \}\)/.test(source);
  });
  assert.deepEqual(open, []);
});

const JEST = `> nx run @cw/ui:test
PASS src/a.spec.tsx
> nx run @cw/api:test
FAIL src/main.spec.ts (12.3 s)
  ● the process › says when it is ready

    Error
FAIL src/modules/bids/bids.spec.ts
  ● bids › BID-01 is made

Summary of all failing tests
FAIL src/main.spec.ts (12.3 s)
  ● the process › says when it is ready
Failed tasks:

- @cw/api:test
`;

test('of the API’s specs those that start programs are run once more, and only when nothing else failed', () => {
  const repeat = repeatOfApi('jest.js')(JEST);
  assert.deepEqual(repeat?.of, [{ file: 'src/main.spec.ts', title: 'the process › says when it is ready' }]);
  assert.deepEqual(repeat?.args.slice(-2), ['--runTestsByPath', 'src/main.spec.ts']);
  assert.equal(repeatOfApi('jest.js')(`${JEST}- @cw/ui:test\n`), undefined);
  assert.equal(repeatOfApi('jest.js')(JEST.replaceAll('main.spec', 'modules/bids/other.spec')), undefined);
  assert.equal(failuresOfJest(JEST, '@cw/api').length, 2);
  assert.equal(failuresOfJest(JEST, '@cw/ui').length, 0);
});

test('what a spec that starts programs wrote is no failure, so it steadies none either', () => {
  const written = JEST.replaceAll('the process › says when it is ready', 'Console');
  assert.deepEqual(failuresOfJest(written, '@cw/api'), [
    { file: 'src/modules/bids/bids.spec.ts', title: 'bids › BID-01 is made' },
  ]);
  assert.equal(repeatOfApi('jest.js')(written), undefined);
});

test('a second run that fails without naming a test steadies nothing, and what fails only then has failed', () => {
  const of = [{ file: 'a', title: 'one' }];
  const first = { passed: 5, failed: 2 };
  /** @type {(again: { file: string, title: string }[]) => import('./unsteady.mjs').Repeat} */
  const repeat = (again) => ({ args: [], of, failures: () => again });
  assert.deepEqual(afterRepeat(first, repeat([]), { output: '', failed: true }), { counts: first, unsteady: [] });
  assert.deepEqual(afterRepeat(first, repeat([{ file: 'a', title: 'two' }]), { output: '', failed: true }), {
    counts: { passed: 5, failed: 2 },
    unsteady: ['a › one'],
  });
});

test('Playwright names what passed at its second try, and Node where each failure stands', () => {
  const played =
    '\n  1 failed\n    src/b.e2e.ts:1:1 › b ────\n  2 flaky\n    src/a.e2e.ts:3:1 › one ─────────\n    src/a.e2e.ts:9:1 › two ────\n  12 passed (1.2m)\n';
  assert.deepEqual(unsteadyOfPlaywright(played), ['src/a.e2e.ts:3:1 › one', 'src/a.e2e.ts:9:1 › two']);
  assert.deepEqual(unsteadyOfPlaywright('  12 passed (1.2m)\n'), []);
  assert.deepEqual(
    failuresOfNode('✖ failing tests:\n\ntest at tools/a.test.mjs:3:1\n✖ it is 5 (odd) (1.5ms)\n  Error\n'),
    [{ file: 'tools/a.test.mjs', title: 'it is 5 (odd)' }],
  );
});
