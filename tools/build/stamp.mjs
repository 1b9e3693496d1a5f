import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ sources: string, outputs: string }} Fingerprints */

const FILE = '.cache/build-stamp.json';
const ROOTS = ['apps', 'libs', 'tools/rspack'];
const FILES = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const IGNORED = /^(node_modules|coverage|test-results|\..+)$/;
const OUTPUT = /\/dist(-[\w-]+)?(\/|$)/;

/**
 * Whether nothing was touched since the last build that went well: neither what it reads nor what it wrote. It looks at
 * names, sizes and times only, so it takes milliseconds; when it says no, Nx finds out what really changed.
 * @param {string} root
 */
export function isUntouched(root) {
  try {
    const { sources, outputs } = JSON.parse(readFileSync(join(root, FILE), 'utf8'));
    const now = fingerprints(root);
    return now.sources === sources && now.outputs === outputs;
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {string} sources their fingerprint from before the build: what changed during it is not built
 */
export function stamp(root, sources) {
  const file = join(root, FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ sources, outputs: fingerprints(root).outputs }));
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * @param {string} root
 * @returns {Fingerprints}
 */
export function fingerprints(root) {
  const sources = createHash('sha256').update(process.version);
  const outputs = createHash('sha256');
  const add = (/** @type {string} */ path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    const hash = OUTPUT.test(path) ? outputs : sources;
    hash.update(`${path}\0${stats?.size}\0${stats?.mtimeMs}\n`);
  };
  FILES.forEach(add);
  for (const folder of ROOTS) if (existsSync(join(root, folder))) walk(root, folder, add);
  return { sources: sources.digest('hex'), outputs: outputs.digest('hex') };
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {(path: string) => void} visit
 */
function walk(root, folder, visit) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (IGNORED.test(entry.name) && entry.name !== '.swcrc') continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) walk(root, path, visit);
    else visit(path);
  }
}
