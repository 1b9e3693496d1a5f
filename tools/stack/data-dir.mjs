import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '../postgres/account.mjs';

const FOLDERS = ['logs', 'run', 'sandbox', 'mail'];

/**
 * Makes DATA_DIR and its own folders. As root the Postgres user must be able to pass through to its part.
 * @param {string} dataDir
 */
export function prepareDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
    for (const folder of FOLDERS) mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 });
    accessSync(join(dataDir, 'run'), constants.W_OK);
    const probe = join(dataDir, 'run', `probe-${process.pid}`);
    writeFileSync(probe, 'written');
    rmSync(probe);
  } catch (error) {
    throw new Error(
      `DATA_DIR: ${dataDir} cannot be written in (${/** @type {Error} */ (error).message}). ` +
        'Choose a folder of your own: DATA_DIR=/path/to/folder npm start.',
    );
  }
}

/**
 * @param {string} dataDir
 * @param {string} name
 */
export function logFileOf(dataDir, name) {
  return join(dataDir, 'logs', `${name}.log`);
}

/** @param {string} dataDir */
export function lockFileOf(dataDir) {
  return join(dataDir, 'run', 'start.lock');
}
