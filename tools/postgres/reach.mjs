// Asks the kernel, by trying, what another user can reach: modes alone miss ACLs, mount options and security modules.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** @typedef {import('./account.mjs').Account} Account */

/**
 * @param {Account | null} account null: ourselves
 * @param {string} folder
 * @returns {boolean} whether the account can enter the folder and write in it
 */
export function canWriteIn(account, folder) {
  if (!account) return canAccess(folder, constants.W_OK | constants.X_OK);
  return tryAs(account, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder]);
}

/**
 * @param {Account | null} account null: ourselves
 * @param {string} file
 * @returns {boolean}
 */
export function canRead(account, file) {
  if (!account) return canAccess(file, constants.R_OK);
  return tryAs(account, '/bin/sh', ['-c', 'test -r "$1"', 'sh', file]);
}

/**
 * @param {Account | null} account null: ourselves
 * @param {string} program one that answers --version
 * @returns {boolean}
 */
export function canRun(account, program) {
  return tryAs(account, program, ['--version']);
}

/**
 * @param {Account | null} account
 * @param {string} program
 * @param {string[]} args
 */
function tryAs(account, program, args) {
  const { status } = spawnSync(program, args, { ...account, cwd: '/', stdio: 'ignore' });
  return status === 0;
}

/**
 * @param {string} path
 * @param {number} mode
 */
function canAccess(path, mode) {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
