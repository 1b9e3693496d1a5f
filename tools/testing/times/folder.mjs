// Where a run of `npm test` writes how long what took, and by which variable the runners it starts are told.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Names the folder; without it nothing is measured. */
export const VARIABLE = 'TEST_TIMES';

/**
 * What took how long.
 * @typedef {object} Time
 * @property {'stage' | 'file'} of
 * @property {string} name of the stage, or the file from the workspace's root
 * @property {string} [runner]
 * @property {number} seconds
 * @property {Readonly<Record<string, number>>} [causes] seconds of it, by what they were spent on
 */

/** @param {string} root */
export const timesFolder = (root) => join(root, '.cache', 'test-times');

/**
 * Empty: what the run before measured is gone.
 * @param {string} root
 * @returns {string}
 */
export function emptyTimesFolder(root) {
  const folder = timesFolder(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * A line of a file of its own for each process, so that none writes into another's.
 * @param {Time} time
 * @param {string | undefined} [folder]
 */
export function note(time, folder = process.env[VARIABLE]) {
  if (!folder || !existsSync(folder)) return;
  appendFileSync(join(folder, `${process.pid}.ndjson`), `${JSON.stringify(time)}\n`);
}

/**
 * @param {string} folder
 * @returns {Time[]}
 */
export function notedIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line));
}
