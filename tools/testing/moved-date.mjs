// Moves the date for a whole run: every process that the run starts, Postgres and the browser too, lives some days later.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { unpackedFolder, unpackPackage } from '../unpacked-package.mjs';

const PACKAGE = 'libfaketime';
/** Safe for programs of several threads, as all of ours are. */
const LIBRARY = 'usr/lib/*/faketime/libfaketimeMT.so.1';

/** @returns {string | null} the library that answers every question for the time, fetched where it is not there */
export function findOrFetchLibrary() {
  if (process.platform !== 'linux') return null;
  if (!findLibrary()) unpackPackage(PACKAGE, PACKAGE);
  return findLibrary();
}

function findLibrary() {
  const found = ['/', unpackedFolder(PACKAGE)].filter((root) => existsSync(root));
  return found.flatMap((root) => globSync(LIBRARY, { cwd: root }).map((path) => join(root, path)))[0] ?? null;
}

/**
 * What a process must find in its environment to live so many days later. Durations stay what they are: only the date is
 * moved, never the clock that timers and waiting go by.
 * @param {string} library
 * @param {number} days
 * @returns {Record<string, string>}
 */
export const movedDate = (library, days) => ({
  LD_PRELOAD: library,
  FAKETIME: `+${days}d`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  // Else it takes the end of a wait by that clock for a date long past: Chromium wakes and waits again without rest.
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
});

const SHARED_MEMORY = '/dev/shm';
/** Says that it is there, and stays for as long as whoever started it. */
const HOLDER = "console.log('here'); process.stdin.resume()";

/**
 * The library keeps something in shared memory for the first process that it is loaded into, hands it to all that come
 * from there, and lets nobody of another account have it: Postgres, which has an account of its own beside root, then
 * starts or does not. So one process holds it for the whole run, open to all.
 * @param {Record<string, string>} env of a moved date
 * @returns {Promise<{ env: Record<string, string>, end: () => void }>} what every process must find beside it
 */
export async function shareTime(env) {
  const holder = spawn(process.execPath, ['-e', HOLDER], {
    // This may itself be run on another day.
    env: { ...process.env, ...env, FAKETIME_SHARED: undefined },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const [semaphore, memory] = [`faketime_sem_${holder.pid}`, `faketime_shm_${holder.pid}`];
  for (const name of [`sem.${semaphore}`, memory]) chmodSync(join(SHARED_MEMORY, name), 0o666);
  return { env: { ...env, FAKETIME_SHARED: `/${semaphore} /${memory}` }, end: () => holder.stdin.end() };
}
