// Finds an nginx that runs, or gets one. `node tools/nginx.mjs` prints its path; with --install it may fetch it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from './find-program.mjs';

const NGINX = { variable: 'NGINX_PATH', kind: 'an nginx', probe: '-v' };
const KEPT = fileURLToPath(new URL('../node_modules/.cache/nginx/', import.meta.url));
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', join(KEPT, 'usr/sbin')];
const PACKAGES = ['nginx', 'nginx-core'];
// Packages are fetched by a user of apt's own, who may not write here and is not needed; where there is no net it ends soon.
const APT = ['APT::Sandbox::User=root', 'Acquire::Retries=0', 'Acquire::http::Timeout=10'].flatMap((each) => [
  '-o',
  each,
]);
const LONGEST_MS = 60_000;

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
 * Debian's program, unpacked and not installed: an installed one would start, and listen where people browse.
 * @returns {string | null}
 */
export function findOrFetchNginx() {
  const found = findNginx();
  if (found || !existsSync('/usr/bin/apt-get')) return found;
  mkdirSync(KEPT, { recursive: true });
  // Whoever is not root has the lists that are there.
  if (process.getuid?.() === 0) run('apt-get', ['update', '-q']);
  for (const name of PACKAGES) {
    run('apt-get', ['download', '-q', name]);
    for (const file of readdirSync(KEPT).filter((each) => each.endsWith('.deb'))) run('dpkg-deb', ['-x', file, '.']);
    if (findNginx()) return findNginx();
  }
  return null;
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const options = program === 'apt-get' ? APT : [];
  spawnSync(program, [...options, ...args], { cwd: KEPT, stdio: 'ignore', timeout: LONGEST_MS });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = process.argv.includes('--install') ? findOrFetchNginx() : findNginx();
  if (path) console.log(path);
  else {
    console.error('No nginx was found, and none could be fetched: install your system’s package, or set NGINX_PATH.');
    process.exitCode = 1;
  }
}
