import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { accountFor } from './account.mjs';
import { canWriteIn } from './reach.mjs';
import { shelterFor } from './shelter.mjs';

/** @typedef {import('./account.mjs').Account} Account */

const INSIDE = 'postgres';
const POINTER = 'postgres-location.json';

/**
 * Where the cluster of this DATA_DIR lies, and who runs it. That is DATA_DIR/postgres, unless we are root and a parent
 * folder is closed to the Postgres user: then it is in a shelter, and a pointer in DATA_DIR says where.
 * @param {string} dataDir an existing folder
 * @param {{ shelters?: readonly string[] }} [options] for tests
 * @returns {{ clusterDir: string, account: Account | null }} clusterDir exists and belongs to the account
 */
export function locateCluster(dataDir, { shelters } = {}) {
  const pointed = readPointer(dataDir);
  if (pointed) return { clusterDir: pointed, account: accountFor(pointed) };
  const inside = join(dataDir, INSIDE);
  const account = accountFor(inside);
  const isNew = !existsSync(inside);
  if (isNew) makeFor(account, inside);
  const reachable = canWriteIn(account, inside);
  if (!reachable && !account) {
    throw new Error(
      `${inside} is not yours to write in: it belongs to the user who started here first (root, perhaps). ` +
        'Start as that user, or choose another folder by DATA_DIR.',
    );
  }
  refuseForeignFiles(inside);
  if (reachable || !account) return { clusterDir: inside, account };
  const clusterDir = join(shelterFor(account, shelters), `data-${randomBytes(8).toString('hex')}`);
  if (isNew) makeFor(account, clusterDir);
  else copyCluster(inside, clusterDir, account);
  writePointer(dataDir, clusterDir);
  rmSync(inside, { recursive: true });
  return { clusterDir, account };
}

/**
 * Every folder that holds database files of this DATA_DIR, for removal.
 * @param {string} dataDir
 * @returns {string[]}
 */
export function clusterFolders(dataDir) {
  return [join(dataDir, INSIDE), readPointerPath(dataDir)]
    .filter((path) => path !== null && existsSync(path))
    .map(String);
}

/** @param {string} clusterDir */
function refuseForeignFiles(clusterDir) {
  if (!existsSync(clusterDir) || existsSync(join(clusterDir, 'PG_VERSION'))) return;
  if (readdirSync(clusterDir).length === 0) return;
  throw new Error(
    `${clusterDir} holds files that are not a Postgres cluster. Move them away, or choose another DATA_DIR.`,
  );
}

/**
 * @param {Account | null} account
 * @param {string} folder
 */
function makeFor(account, folder) {
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

/**
 * A cluster that was reachable once and no longer is (a clone moved under a closed home).
 * @param {string} from
 * @param {string} to
 * @param {Account} account
 */
function copyCluster(from, to, account) {
  const unfinished = `${to}.unfinished`;
  // cp -a keeps the modes of folders, which Postgres insists on.
  execFileSync('cp', ['-a', from, unfinished]);
  execFileSync('chown', ['-RhP', `${account.uid}:${account.gid}`, unfinished]);
  renameSync(unfinished, to);
}

/**
 * @param {string} dataDir
 * @returns {string | null}
 */
function readPointer(dataDir) {
  const clusterDir = readPointerPath(dataDir);
  if (clusterDir !== null && !existsSync(clusterDir)) {
    throw new Error(
      `The database of ${dataDir} was kept in ${clusterDir}, which is gone. ` +
        'Put it back, or run "npm run reset" to begin with an empty one.',
    );
  }
  return clusterDir;
}

/**
 * @param {string} dataDir
 * @returns {string | null}
 */
function readPointerPath(dataDir) {
  const file = join(dataDir, POINTER);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).clusterDir : null;
}

/**
 * @param {string} dataDir
 * @param {string} clusterDir
 */
function writePointer(dataDir, clusterDir) {
  const file = join(dataDir, POINTER);
  writeFileSync(`${file}.new`, `${JSON.stringify({ clusterDir }, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
