import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { factorFrom, MOST, patienceFor, VARIABLE } from './patience.cjs';
import { factorOf, timeOfWork } from './speed.mjs';

const FILE = fileURLToPath(new URL('./patience.cjs', import.meta.url));

test('every limit grows with the factor, and the database’s stays within what the API takes', () => {
  const [quiet, slow] = [patienceFor(1), patienceFor(3)];
  for (const name of /** @type {const} */ (['condition', 'page', 'program', 'test', 'databaseSeconds']))
    assert.equal(slow[name], 3 * quiet[name], name);
  assert.equal(patienceFor(1000).databaseSeconds, 600);
});

test('a factor is from one on, has an end, and is a generous one where nothing was measured', () => {
  assert.deepEqual(['0.2', '2.5', '99', 'fast', '', undefined].map(factorFrom), [1, 2.5, MOST, 4, 4, 4]);
});

test('a program that is started with the variable has its factor', () => {
  const program = `console.log(require(${JSON.stringify(FILE)}).patience.factor)`;
  const env = { ...process.env, [VARIABLE]: '3' };
  assert.equal(spawnSync(process.execPath, ['-e', program], { env, encoding: 'utf8' }).stdout.trim(), '3');
  assert.equal(
    createRequire(import.meta.url)(FILE).patience.condition,
    patienceFor(factorFrom(process.env[VARIABLE])).condition,
  );
});

test('a machine is as slow as its work takes longer than on a quiet one, never faster', async () => {
  assert.deepEqual([10, 1600, 4800, 1e9].map(factorOf), [1, 1, 3, MOST]);
  assert.ok((await timeOfWork()) > 0, 'the work is done');
});
