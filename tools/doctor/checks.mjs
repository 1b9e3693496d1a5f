import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '../config/read.mjs';
import { accountFor } from '../postgres/account.mjs';
import { canRun } from '../postgres/reach.mjs';
import { holderOf } from '../process/lock.mjs';
import { explainPortFault, portFaultAt } from '../process/ports.mjs';
import { isInstalled } from '../setup/installed.mjs';
import { listeningAddresses } from '../stack/addresses.mjs';
import { lockFileOf } from '../stack/data-dir.mjs';

/**
 * @typedef {{ verdict: 'good' | 'warning' | 'bad', text: string, advice?: string }} Finding
 * @typedef {{ title: string, examine: (root: string, environment: NodeJS.ProcessEnv) => Promise<Finding> }} Check
 */

const OLDEST_NODE = 20;
const NEEDED_BYTES = 3 * 1024 ** 3;
const GIB = 1024 ** 3;

/** @type {(text: string) => Finding} */
const good = (text) => ({ verdict: 'good', text });
/** @type {(text: string, advice: string) => Finding} */
const bad = (text, advice) => ({ verdict: 'bad', text, advice });
/** @type {(text: string, advice: string) => Finding} */
const warning = (text, advice) => ({ verdict: 'warning', text, advice });

/** @type {Check[]} */
export const CHECKS = [
  { title: 'Node.js', examine: async () => examineNode(process.versions.node) },
  { title: 'npm', examine: examineNpm },
  { title: 'Configuration', examine: examineConfiguration },
  { title: 'Disk', examine: examineDisk },
  { title: 'Packages', examine: examinePackages },
  { title: 'DATA_DIR', examine: examineDataDir },
  { title: 'PORT', examine: examinePort },
  { title: 'Postgres', examine: examinePostgres },
  { title: 'Chromium', examine: examineChromium },
];

/**
 * @param {string} version
 * @returns {Finding}
 */
export function examineNode(version) {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return good(version);
  return bad(version, `Install Node.js ${OLDEST_NODE} or newer from https://nodejs.org.`);
}

async function examineNpm() {
  const { status, stdout } = spawnSync('npm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return status === 0
    ? good(stdout.trim())
    : bad('not found', 'It comes with Node.js: install that again from https://nodejs.org.');
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 */
async function examineConfiguration(root, environment) {
  readConfig(environment, root);
  return good('every variable is usable');
}

/** @param {string} root */
async function examineDisk(root) {
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  const text = `${(free / GIB).toFixed(1)} GiB free`;
  if (free >= NEEDED_BYTES || (isInstalled(root) && free > NEEDED_BYTES / 3)) return good(text);
  return bad(text, 'The packages, the builds and the data need about 3 GiB: make room, or clone to a larger disk.');
}

/** @param {string} root */
async function examinePackages(root) {
  if (isInstalled(root)) return good('as the lockfile says');
  return warning('not as the lockfile says', 'npm start installs them; by hand: npm ci');
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 */
async function examineDataDir(root, environment) {
  const { dataDir } = readConfig(environment, root);
  const holder = await holderOf(lockFileOf(dataDir));
  if (holder)
    return warning(
      `in use by process ${holder.pid} (${holder.note})`,
      'That copy runs. A second one needs its own PORT and DATA_DIR.',
    );
  try {
    const parent = nearestExisting(dataDir);
    rmSync(mkdtempSync(join(parent, '.cw-doctor-')), { recursive: true });
    return good(dataDir);
  } catch (error) {
    return bad(
      `${dataDir}: ${/** @type {Error} */ (error).message}`,
      'Choose a folder of your own: DATA_DIR=/path npm start',
    );
  }
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 */
async function examinePort(root, environment) {
  const { port, host } = readConfig(environment, root);
  const fault = await portFaultAt(port, listeningAddresses(host));
  return fault ? bad(`${port}`, explainPortFault(port, fault)) : good(`${port} is free`);
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 */
async function examinePostgres(root, environment) {
  const { databaseUrl, databaseOwnerUrl, dataDir } = readConfig(environment, root);
  if (!isInstalled(root)) return warning('not looked at', 'Install the packages first: npm ci');
  if (databaseUrl) {
    return examineOwnPostgres(databaseUrl, databaseOwnerUrl);
  }
  const { installedBinaries } = await import('../postgres/binaries.mjs');
  const { postgres } = await installedBinaries();
  const cluster = join(dataDir, 'postgres');
  const account = accountFor(cluster);
  if (canRun(account, postgres)) return good(account ? `runs as user ${account.uid}` : 'runs');
  if (account && canRun(null, postgres))
    return good(`its user ${account.uid} cannot reach this folder; npm start keeps it in one it can`);
  return bad(
    `${postgres} does not run`,
    'Is the disk mounted noexec, or the system older than glibc 2.28 (or musl)? Set DATABASE_URL to a Postgres 15 or newer.',
  );
}

/**
 * @param {string} databaseUrl
 * @param {string | null} databaseOwnerUrl
 */
async function examineOwnPostgres(databaseUrl, databaseOwnerUrl) {
  const { checkServer, hasRole, ownsLedger } = await import('../postgres/database.mjs');
  if (databaseOwnerUrl) {
    await checkServer(databaseOwnerUrl, 'DATABASE_OWNER_URL');
    if (!(await hasRole(databaseOwnerUrl, decodeURIComponent(new URL(databaseUrl).username))))
      return good('your own (DATABASE_OWNER_URL) answers; npm start makes the role of DATABASE_URL there');
  }
  await checkServer(databaseUrl);
  if (!(await ownsLedger(databaseUrl))) return good('your own (DATABASE_URL) answers');
  return warning(
    'your own (DATABASE_URL) answers; its role owns the ledger and could empty it',
    'Name a second role for the application: that of the owner goes to DATABASE_OWNER_URL, the other to DATABASE_URL.',
  );
}

/** @param {string} root */
async function examineChromium(root) {
  if (!isInstalled(root)) return warning('not looked at', 'Only the browser tests need it.');
  const { findChromium } = await import('../chromium.mjs');
  const found = findChromium();
  return found
    ? good(found)
    : warning('none', 'Only the browser tests need it; npm test installs one, or set CHROMIUM_PATH.');
}

/** @param {string} folder */
function nearestExisting(folder) {
  let current = folder;
  while (!existsSync(current)) current = dirname(current);
  if (!statSync(current).isDirectory()) mkdirSync(folder, { recursive: true });
  return current;
}
