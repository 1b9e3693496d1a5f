import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** @typedef {import('./account.mjs').Account} Account */

const ARGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // The built-in provider sorts and folds alike on every machine, whatever locales that machine has.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];
const UNFINISHED = '.init-';

/**
 * Makes the cluster if the folder is still empty. It is made aside and moved into place, so an interrupted attempt
 * leaves no half cluster.
 * @param {object} options
 * @param {string} options.initdb
 * @param {string} options.clusterDir existing, owned by the account
 * @param {Account | null} options.account
 * @param {string} options.password of the superuser
 * @param {boolean} [options.volatile] for tests: do not wait for the disk
 */
export async function ensureCluster({ initdb, clusterDir, account, password, volatile = false }) {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;
  removeUnfinished(clusterDir);
  const unfinished = mkdtempSync(`${clusterDir}${UNFINISHED}`);
  const data = join(unfinished, 'data');
  const passwordFile = join(unfinished, 'password');
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (account) [unfinished, passwordFile].forEach((path) => chownSync(path, account.uid, account.gid));
    const args = [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...ARGS, ...(volatile ? ['--no-sync'] : [])];
    await runInitdb(initdb, args, account);
    rmdirSync(clusterDir);
    renameSync(data, clusterDir);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * @param {string} clusterDir
 * @param {string} version of the installed binaries, like 18.4.0
 */
export function refuseOtherVersion(clusterDir, version) {
  const [binaries] = version.split('.');
  const made = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (made === binaries) return;
  throw new Error(
    `The database in ${clusterDir} was made by Postgres ${made}, and this version brings Postgres ${binaries}. ` +
      'Dump it with the version that made it and restore it into a new DATA_DIR, or run "npm run reset".',
  );
}

/**
 * @param {string} initdb
 * @param {string[]} args
 * @param {Account | null} account
 * @returns {Promise<void>}
 */
function runInitdb(initdb, args, account) {
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, args, {
      ...account,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk) => (complaint += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A new database could not be made (initdb ended with ${code}): ${complaint.trim()}`));
    });
  });
}

/** @param {string} clusterDir */
function removeUnfinished(clusterDir) {
  const parent = dirname(clusterDir);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(clusterDir)}${UNFINISHED}`))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}
