import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
// Packages are fetched by a user of apt's own, who may not write here and is not needed; where there is no net it ends soon.
const APT = ['APT::Sandbox::User=root', 'Acquire::Retries=0', 'Acquire::http::Timeout=10'].flatMap((each) => [
  '-o',
  each,
]);
const LONGEST_MS = 60_000;

/**
 * Where a package of Debian's lies unpacked, whether it is there yet or not.
 * @param {string} name
 */
export const unpackedFolder = (name) => join(CACHE, name);

/**
 * Fetches a package of Debian's and unpacks it without installing it: a server that is installed would start, and listen
 * where people browse. Does nothing where there is no apt.
 * @param {string} name of the folder
 * @param {string} packageName
 */
export function unpackPackage(name, packageName) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const folder = unpackedFolder(name);
  mkdirSync(folder, { recursive: true });
  // Whoever is not root has the lists that are there.
  if (process.getuid?.() === 0) run(folder, 'apt-get', [...APT, 'update', '-q']);
  run(folder, 'apt-get', [...APT, 'download', '-q', packageName]);
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.deb')))
    run(folder, 'dpkg-deb', ['-x', file, '.']);
}

/**
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} args
 */
function run(cwd, program, args) {
  spawnSync(program, args, { cwd, stdio: 'ignore', timeout: LONGEST_MS });
}
