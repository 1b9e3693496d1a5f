// npm leaves an optional package that a registry lacks out of the lockfile without a word, and the next `npm ci` on the
// platform that needs it fails. So every optional dependency must be in the lockfile, at the version asked for.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version?: string, resolved?: string, optionalDependencies?: Record<string, string> }} Entry */

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * @param {Record<string, Entry>} packages of a lockfile
 * @returns {string[]} one line a fault
 */
export function lockfileFaults(packages) {
  return [...missingOptionals(packages), ...namedHosts(packages)];
}

/** @param {Record<string, Entry>} packages */
function missingOptionals(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
      const found = resolveFrom(packages, path, name);
      if (!found) return [`${path || 'the workspace'} needs ${name}@${wanted}, which is not in the lockfile`];
      if (EXACT.test(wanted) && found.version !== wanted) {
        return [`${path || 'the workspace'} needs ${name}@${wanted}, and the lockfile has ${found.version}`];
      }
      return [];
    }),
  );
}

/** @param {Record<string, Entry>} packages */
function namedHosts(packages) {
  const named = Object.entries(packages).find(([, { resolved }]) => resolved?.includes('://'));
  return named ? [`${named[0]} names the host it came from (.npmrc: omit-lockfile-registry-resolved=true)`] : [];
}

/**
 * As Node looks for a package: in the folder's own node_modules, then in each parent's.
 * @param {Record<string, Entry>} packages
 * @param {string} path
 * @param {string} name
 * @returns {Entry | undefined}
 */
function resolveFrom(packages, path, name) {
  for (let folder = path; ; folder = parentOf(folder)) {
    const entry = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (entry || folder === '') return entry;
  }
}

/** @param {string} folder */
function parentOf(folder) {
  const cut = folder.lastIndexOf('/node_modules/');
  return cut < 0 ? '' : folder.slice(0, cut);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lockfile = resolve(fileURLToPath(import.meta.url), '../../../package-lock.json');
  const faults = lockfileFaults(JSON.parse(readFileSync(lockfile, 'utf8')).packages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('The lockfile names every optional package.');
}
