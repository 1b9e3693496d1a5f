// Moves the date for a whole run: every process that the run starts, Postgres and the browser too, lives some days later.
import { existsSync, globSync } from 'node:fs';
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
