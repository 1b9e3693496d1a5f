import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { findOrFetchLibrary, movedDate } from './moved-date.mjs';

const DAY_MS = 86_400_000;
/** A process that says its date, and how long a pause of a fifth of a second took it. */
const PROGRAM = `const since = performance.now();
setTimeout(() => console.log(JSON.stringify({ date: Date.now(), pause: performance.now() - since })), 200)`;

const library = findOrFetchLibrary();

test('a run on another day moves every date in it and no pause', { skip: library === null }, () => {
  const env = { ...process.env, ...movedDate(String(library), 400) };
  const { stdout } = spawnSync(process.execPath, ['-e', PROGRAM], { env, encoding: 'utf8' });
  const { date, pause } = JSON.parse(stdout);
  assert.equal(Math.round((date - Date.now()) / DAY_MS), 400);
  // Moved by a day or more, it would have ended at once or never.
  assert.ok(pause >= 199);
});
