import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { emptyTimesFolder, note, notedIn } from './folder.mjs';
import { asMarkdown, asText, tablesOf } from './tables.mjs';

const REPORTER = fileURLToPath(new URL('./node-reporter.mjs', import.meta.url));

/** @param {import('node:test').TestContext} context */
function aFolder(context) {
  const folder = mkdtempSync(join(tmpdir(), 'cw-times-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('what was noted is read again, and a new run begins with nothing', (context) => {
  const root = aFolder(context);
  const folder = emptyTimesFolder(root);
  note({ of: 'stage', name: 'Build', seconds: 3 }, folder);
  note({ of: 'stage', name: 'Lint', seconds: 4 }, folder);
  note({ of: 'stage', name: 'lost', seconds: 5 }, undefined);
  assert.deepEqual(
    notedIn(folder).map(({ name }) => name),
    ['Build', 'Lint'],
  );
  assert.deepEqual(notedIn(emptyTimesFolder(root)), []);
  assert.deepEqual(notedIn(join(root, 'nowhere')), []);
});

test('minutes are told by stage, by file and by cause, the largest first', () => {
  const tables = tablesOf([
    { of: 'stage', name: 'Unit and API', seconds: 120 },
    { of: 'file', runner: 'Jest', name: 'quick.spec.ts', seconds: 5, causes: { loading: 4 } },
    { of: 'file', runner: 'Jest', name: 'slow.spec.ts', seconds: 45, causes: { loading: 5, preparing: 30 } },
  ]);
  const [stages, files, causes] = tables.map(({ rows }) => rows);
  assert.deepEqual(stages, [['Unit and API', '120']]);
  assert.deepEqual(files, [
    ['slow.spec.ts', '45', 'preparing, 30'],
    ['quick.spec.ts', '5.0', 'loading, 4.0'],
  ]);
  assert.deepEqual(causes, [
    ['Jest', 'preparing', '30', '60 %'],
    ['Jest', 'the tests themselves', '11', '22 %'],
    ['Jest', 'loading', '9.0', '18 %'],
  ]);
  const [first] = tables;
  assert.ok(first);
  assert.equal(asText(first), 'Stages\n  stage         seconds\n  Unit and API  120');
  assert.equal(asMarkdown(first), '### Stages\n\n| stage | seconds |\n| --- | --- |\n| Unit and API | 120 |');
});

test('Node’s runner notes how long each file took', (context) => {
  const folder = aFolder(context);
  const times = join(folder, 'times');
  mkdirSync(times);
  writeFileSync(
    join(folder, 'a.test.mjs'),
    "import { test } from 'node:test';\ntest('one', () => {});\ntest('two', () => {});",
  );
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const { status } = spawnSync(
    process.execPath,
    ['--test', `--test-reporter=${REPORTER}`, join(folder, 'a.test.mjs')],
    {
      env: { ...env, TEST_TIMES: times },
    },
  );
  assert.equal(status, 0);
  assert.deepEqual(
    notedIn(times).map(({ name, runner, seconds }) => [name.endsWith('a.test.mjs'), runner, seconds > 0]),
    [[true, 'Node', true]],
  );
});
