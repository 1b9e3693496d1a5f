import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * The user a Postgres server runs as when we are root, which Postgres itself refuses to be.
 * @typedef {{ uid: number, gid: number }} Account
 */

const CANDIDATES = ['postgres', 'nobody'];

/** @returns {boolean} */
export function isRoot() {
  return process.getuid?.() === 0;
}

/**
 * @param {string} clusterDir the folder of an existing cluster keeps the user it was made by
 * @returns {Account | null} null when we are not root and simply stay who we are
 */
export function accountFor(clusterDir) {
  if (!isRoot()) return null;
  const owner = ownerOf(clusterDir);
  if (owner && owner.uid !== 0) return owner;
  for (const name of CANDIDATES) {
    const account = lookUp(name);
    if (account) return account;
  }
  throw new Error(
    `Postgres refuses to run as root, and there is no user named ${CANDIDATES.join(' or ')} to run it as. ` +
      'Start as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
  );
}

/**
 * @param {string} path
 * @returns {Account | null}
 */
function ownerOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? { uid: stats.uid, gid: stats.gid } : null;
}

/**
 * @param {string} name
 * @returns {Account | null}
 */
function lookUp(name) {
  const number = (/** @type {string} */ flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : Number.NaN;
  };
  const uid = number('-u');
  const gid = number('-g');
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null;
}
