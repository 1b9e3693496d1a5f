import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setup/bootstrap.mjs';
import { groupsOf } from './run-stages.mjs';
import { stagesOf } from './stages.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

test('a stage runs alone, or with those that say that they run beside it', () => {
  const [build, journeys, looks, last] = [
    { title: 'Build', args: [] },
    { title: 'Journeys', args: [] },
    { title: 'Looks', args: [], beside: true },
    { title: 'Last', args: [] },
  ];
  assert.deepEqual(groupsOf([build, journeys, looks, last]), [[build], [journeys, looks], [last]]);
});

test('what starts and ends processes runs beside nothing that takes ports', () => {
  const groups = groupsOf(stagesOf(ROOT)).map((stages) => stages.map(({ title }) => title));
  assert.deepEqual(
    groups.find((titles) => titles.includes('Tools')),
    ['Tools', 'Types'],
  );
  assert.deepEqual(
    groups.find((titles) => titles.includes('Demo data')),
    ['Lint', 'Format', 'Architecture', 'Demo data'],
  );
});

/**
 * @param {Stage[]} stages
 * @returns {{ status: number | null, lines: string[] }} what `npm test` would say of them
 */
function runStages(stages) {
  const source = `import { runStages } from ${JSON.stringify(new URL('./run-stages.mjs', import.meta.url).href)};
await runStages(${JSON.stringify(stages)});`;
  const { npm_lifecycle_event: _event, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    // These stages need no browser, and looking for one might install it: any program that runs will do.
    env: { ...env, CHROMIUM_PATH: process.execPath, TEST_PATIENCE: '2', TEST_TIMES: '' },
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n').filter((line) => line.trim() !== '') };
}

/** @param {string[]} lines */
const heard = (lines) => lines.map((line) => line.replace(/ ━+$/, '').replace(/ +\d+ s$/, ''));

test('two stages at a time, printed and counted as if each had run alone', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'cw-stages-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const mark = (/** @type {string} */ name) => JSON.stringify(join(folder, name));
  /** @type {(title: string, source: string, beside?: boolean) => Stage} */
  const stage = (title, source, beside = false) => ({
    title,
    args: ['-e', `const fs = require('node:fs'); ${source}`],
    beside,
  });
  const { status, lines } = runStages([
    // Gives up in the end, so that a failure is told and nothing hangs.
    stage(
      'Head',
      `const last = Date.now() + 60_000;
       const poll = setInterval(() => {
         if (!fs.existsSync(${mark('third')}) && Date.now() < last) return;
         clearInterval(poll);
         console.log('head saw', fs.readdirSync(${JSON.stringify(folder)}).sort().join());
       }, 20)`,
    ),
    // Late on purpose: the third would not find the mark if it did not wait for the second's end.
    stage(
      'Second',
      `setTimeout(() => { fs.writeFileSync(${mark('second')}, ''); console.log('oh'); }, 500); process.exitCode = 1`,
      true,
    ),
    stage(
      'Third',
      `fs.statSync(${mark('second')}); fs.writeFileSync(${mark('third')}, ''); console.log('third')`,
      true,
    ),
    stage('Last', `console.log('last')`),
  ]);
  assert.deepEqual(heard(lines), [
    'Limits of tests: 2 × those of a quiet machine',
    '━━ Head',
    'head saw second,third',
    '━━ Second',
    'oh',
    '━━ Third',
    'third',
    '━━ Last',
    'last',
    '━━ Second: what failed',
    'oh',
    '  ✔ Head                      1 passed     0 failed',
    '  ✖ Second                    0 passed     1 failed',
    '  ✔ Third                     1 passed     0 failed',
    '  ✔ Last                      1 passed     0 failed',
    '3 passed, 1 failed',
  ]);
  assert.equal(status, 1);
});

test('stages that all pass end with success', () => {
  assert.equal(runStages([{ title: 'Only', args: ['-e', ''] }]).status, 0);
});
