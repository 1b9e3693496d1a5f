import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '../postgres/account.mjs';

const MARK = 'run/closewright-data';
const FOLDERS = ['run', 'logs', 'sandbox', 'mail'];
/** A mounted disk brings this one. */
const HARMLESS = new Set(['lost+found', ...FOLDERS]);

/**
 * Makes DATA_DIR and its own folders. As root the Postgres user must be able to pass through to its part.
 * @param {string} dataDir
 */
export function prepareDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
    refuseForeign(dataDir);
    for (const folder of FOLDERS) mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 });
    writeFileSync(
      join(dataDir, MARK),
      'Made by npm start; npm run reset removes this folder with all that is in it.\n',
    );
  } catch (error) {
    throw new Error(
      `DATA_DIR: ${dataDir} cannot be used (${/** @type {Error} */ (error).message}). ` +
        'Choose a new or an empty folder of your own: DATA_DIR=/path/to/folder npm start.',
    );
  }
}

/**
 * A folder with somebody's own files is not taken: a reset would remove them.
 * @param {string} dataDir
 */
function refuseForeign(dataDir) {
  if (isOurs(dataDir)) return;
  const foreign = readdirSync(dataDir).find((name) => !HARMLESS.has(name));
  if (foreign !== undefined) throw new Error(`it holds other files, ${foreign} for one`);
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

/**
 * Whether a folder is one of ours: a typing mistake in DATA_DIR must not remove somebody's home.
 * @param {string} dataDir
 */
export function isOurs(dataDir) {
  return existsSync(join(dataDir, MARK));
}
