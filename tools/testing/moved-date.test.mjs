import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { findOrFetchLibrary, movedDate } from './moved-date.mjs';

const DAY_MS = 86_400_000;
/** A process that says its date, and how long a pause of a fifth of a second took it. */
const PROGRAM = `const since = performance.now();
setTimeout(() => console.log(JSON.stringify({ date: Date.now(), pause: performance.now() - since })), 200)`;

const library = findOrFetchLibrary();

/** @param {NodeJS.ProcessEnv} env */
function askTime(env) {
  const { stdout } = spawnSync(process.execPath, ['-e', PROGRAM], { env, encoding: 'utf8' });
  return /** @type {{ date: number, pause: number }} */ (JSON.parse(stdout));
}

test('a run on another day moves every date in it and no pause', { skip: library === null }, () => {
  const moved = movedDate(String(library), 400);
  // This may itself be run on another day, and is then told the machine's own.
  const here = Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in moved)));
  const { date, pause } = askTime({ ...here, ...moved });
  assert.equal(Math.round((date - askTime(here).date) / DAY_MS), 400);
  // Moved by a day or more, it would have ended at once or never.
  assert.ok(pause >= 199);
});
