import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry */

/**
 * Whether node_modules is what the lockfile says, entry by entry. npm writes its own list there, so an `npm ci` run by
 * hand counts too, and no stamp of ours can be wrong about it.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  try {
    const want = packagesOf(join(root, 'package-lock.json'));
    const have = packagesOf(join(root, 'node_modules', '.package-lock.json'));
    return existsSync(pinnedNode(root)) && Object.keys(want).every((path) => isSatisfied(path, want[path], have[path]));
  } catch {
    return false;
  }
}

/**
 * The Node that everything runs on, whichever one the machine has.
 * @param {string} root
 */
export function pinnedNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * @param {string} path
 * @param {Entry} [want]
 * @param {Entry} [have]
 */
function isSatisfied(path, want, have) {
  const isPlatformDependent = want?.optional || want?.devOptional || want?.peer;
  if (!path.includes('node_modules/') || isPlatformDependent) return true;
  return have !== undefined && have.version === want?.version && have.link === want?.link;
}

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
