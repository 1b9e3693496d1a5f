// Finds an nginx that runs, or gets one. `node tools/nginx.mjs` prints its path; with --install it may fetch it.
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from './find-program.mjs';
import { unpackedFolder, unpackPackage } from './unpacked-package.mjs';

const NGINX = { variable: 'NGINX_PATH', kind: 'an nginx', probe: '-v' };
const UNPACKED = 'nginx';
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', join(unpackedFolder(UNPACKED), 'usr/sbin')];
const PACKAGES = ['nginx', 'nginx-core'];

/**
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {readonly string[]} [more] folders that are looked into after those of its PATH
 * @returns {string | null}
 */
export function findNginx(environment = process.env, more = FOLDERS) {
  const folders = [...(environment.PATH ?? '').split(delimiter), ...more];
  const paths = folders.map((folder) => join(folder, 'nginx'));
  return findProgram(NGINX, environment, paths);
}

/**
 * Debian's program, unpacked and not installed, where none is there.
 * @returns {string | null}
 */
export function findOrFetchNginx() {
  for (const name of PACKAGES) {
    const found = findNginx();
    if (found) return found;
    unpackPackage(UNPACKED, name);
  }
  return findNginx();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = process.argv.includes('--install') ? findOrFetchNginx() : findNginx();
  if (path) console.log(path);
  else {
    console.error('No nginx was found, and none could be fetched: install your system’s package, or set NGINX_PATH.');
    process.exitCode = 1;
  }
}
