import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findOrFetchLibrary, movedDate, shareTime } from './moved-date.mjs';

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

test('what the library keeps for a run is open to every account', { skip: library === null }, async () => {
  const { env, end } = await shareTime(movedDate(String(library), 400));
  const kept = env.FAKETIME_SHARED?.split(' ') ?? [];
  const [semaphore, memory] = kept.map((name) => name.slice(1));
  const modes = [`sem.${semaphore}`, String(memory)].map((name) => statSync(join('/dev/shm', name)).mode & 0o777);
  end();
  assert.deepEqual(modes, [0o666, 0o666]);
});
