import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { holderOf, tryLock, waitForLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cw-lock-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {Awaited<ReturnType<typeof tryLock>>} attempt */
const held = (attempt) => {
  assert.ok('release' in attempt);
  return attempt;
};

test('a lock has one holder, and a second comer reads who', async () => {
  const file = join(folder, 'one');
  const lock = held(await tryLock(file, 'http://localhost:3000'));
  const second = await tryLock(file);
  assert.ok('heldBy' in second);
  assert.deepEqual([second.heldBy.pid, second.heldBy.note], [process.pid, 'http://localhost:3000']);
  lock.release();
  assert.equal(await holderOf(file), null);
  held(await tryLock(file)).release();
});

test('of twenty at once one wins', async () => {
  const file = join(folder, 'many');
  const attempts = await Promise.all(Array.from({ length: 20 }, () => tryLock(file)));
  const winners = attempts.filter((attempt) => 'release' in attempt);
  assert.equal(winners.length, 1);
  held(/** @type {any} */ (winners[0])).release();
});

test('the lock of a killed process is free', async () => {
  const file = join(folder, 'killed');
  const script = join(folder, 'holder.mjs');
  const lockModule = new URL('./lock.mjs', import.meta.url).href;
  writeFileSync(
    script,
    `import { tryLock } from '${lockModule}'; await tryLock(${JSON.stringify(file)}); process.send('held'); setInterval(() => {}, 1000);`,
  );
  const holder = fork(script);
  await once(holder, 'message');
  assert.equal((await holderOf(file))?.pid, holder.pid);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  held(await tryLock(file)).release();
});

test('a torn lock file is free', async () => {
  const file = join(folder, 'torn');
  writeFileSync(file, '{"pid":');
  held(await tryLock(file)).release();
});

test('waiting ends when the holder lets go', async () => {
  const file = join(folder, 'waited');
  const first = held(await tryLock(file));
  const second = await waitForLock(file, () => first.release());
  second.release();
});

test('nothing is left behind', () => {
  assert.deepEqual(
    readdirSync(folder).filter((name) => name !== 'holder.mjs'),
    [],
  );
});
