import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canWriteIn } from './reach.mjs';

/** @typedef {import('./account.mjs').Account} Account */

/** Where root keeps what the Postgres user cannot reach in the clone or in DATA_DIR; the first usable one is taken. */
const CANDIDATES = ['/var/lib/closewright', '/var/tmp/closewright', join(tmpdir(), 'closewright')];

/**
 * A folder of ours that the account can pass through, made if need be.
 * @param {Account} account
 * @param {readonly string[]} [candidates]
 * @returns {string}
 */
export function shelterFor(account, candidates = CANDIDATES) {
  const usable = candidates.find((folder) => isOurs(folder) && isOpenTo(account, folder));
  if (usable) return usable;
  throw new Error(
    'The embedded Postgres needs a folder that its user can reach, and none of these is: ' +
      `${candidates.join(', ')}. Put the clone and DATA_DIR where every parent folder is open to other users ` +
      '(chmod o+x), start as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Makes a folder and everything in it readable, and programs runnable, by every user.
 * @param {string} folder
 */
export function openUp(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openUp(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * A folder planted by someone else in a place all can write to must not be trusted.
 * @param {string} folder
 */
function isOurs(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const stats = lstatSync(folder);
    if (!stats.isDirectory() || stats.uid !== process.getuid?.()) return false;
    chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {Account} account
 * @param {string} folder
 */
function isOpenTo(account, folder) {
  const probe = mkdtempSync(join(folder, 'probe-'));
  try {
    chownSync(probe, account.uid, account.gid);
    return canWriteIn(account, probe);
  } finally {
    rmSync(probe, { recursive: true });
  }
}
