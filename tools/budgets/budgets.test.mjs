import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { overBudget } from './budgets.mjs';

const budget = { entries: { 'main.js': 2 }, chunk: 3, heavy: { PaperReader: 6 }, font: 4 };
/**
 * Noise hardly compresses: what is written is about what is sent.
 * @param {number} kilobytes
 */
const noise = (kilobytes) => randomBytes(kilobytes * 750).toString('base64');
let folder = '';
/** @type {(name: string, content: string | Buffer) => void} */
const put = (name, content) => writeFileSync(join(folder, name), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  put('main.0123456789.js', noise(1));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a build within its budget has nothing to say', () => {
  put('12.0123456789.js', noise(3));
  put('face.0123456789.woff2', noise(4));
  assert.deepEqual(overBudget(folder, budget), []);
});

test('a script over its budget is named with how much it is over', () => {
  put('main.0123456789.js', noise(8));
  put('12.0123456789.js', noise(6));
  const problems = overBudget(folder, budget);
  assert.match(problems[0] ?? '', /^12\.0123456789\.js weighs [\d.]+ KB, [\d.]+ KB over its 3 KB$/);
  assert.match(problems[1] ?? '', /^main\.0123456789\.js weighs [\d.]+ KB, [\d.]+ KB over its 2 KB$/);
});

test('what compresses counts as it is sent', () => {
  put('12.0123456789.js', 'a'.repeat(100_000));
  assert.deepEqual(overBudget(folder, budget), []);
});

test('a script that is loaded on demand has a limit of its own', () => {
  put('12.0123456789.js', `PaperReader${noise(6)}`);
  assert.deepEqual(overBudget(folder, budget), []);
  put('12.0123456789.js', `PaperReader${noise(12)}`);
  assert.equal(overBudget(folder, budget).length, 1);
});

test('a font counts as it lies there', () => {
  put('face.0123456789.woff2', Buffer.alloc(5000));
  assert.deepEqual(overBudget(folder, budget), ['face.0123456789.woff2 weighs 5.0 KB, 1.0 KB over its 4 KB']);
});

test('a budget for an entry that no build makes is an error, not a pass', () => {
  assert.deepEqual(overBudget(folder, { ...budget, entries: { 'first.js': 1 } }), [
    'first.js has a budget, and this build has no such file',
  ]);
});
