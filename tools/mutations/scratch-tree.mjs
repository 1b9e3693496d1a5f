// A copy of the workspace to plant faults in. Its packages are links to those that are installed; its own projects are
// not, or a test of one project would read another one from the workspace itself.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The workspace's own projects among its packages. */
const OWN = '@cw';
/** The embedded Postgres runs as a user of its own, who has to find its way in. */
const OPEN_TO_ALL = 0o755;

/**
 * A copy of the workspace, uncommitted changes included.
 * @typedef {object} ScratchTree
 * @property {string} root
 * @property {(file: string, find: string, replace: string) => () => void} plant throws where the text does not stand in
 *   the file exactly once; what it gives back takes the fault out again
 * @property {() => void} remove
 */

/**
 * @param {string} workspace
 * @returns {ScratchTree}
 */
export function scratchTree(workspace) {
  const root = mkdtempSync(join(tmpdir(), 'cw-mutations-'));
  chmodSync(root, OPEN_TO_ALL);
  for (const file of filesOf(workspace)) copy(join(workspace, file), join(root, file));
  linkPackages(join(workspace, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    plant: (file, find, replace) => plant(join(root, file), find, replace),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * @param {string} text
 * @param {string} part
 * @returns {number} how many times the part stands in the text
 */
export const timesIn = (text, part) => text.split(part).length - 1;

/**
 * What Git knows, and what it would take in.
 * @param {string} workspace
 */
function filesOf(workspace) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: Number.MAX_SAFE_INTEGER,
  });
  if (status !== 0) throw new Error(`Git does not list the workspace's files: ${stderr}`);
  // One that was deleted and not committed is still in Git's list.
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(workspace, file)));
}

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== OWN) symlinkSync(join(from, name), join(to, name));
  if (!existsSync(join(from, OWN))) return;
  mkdirSync(join(to, OWN));
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(readlinkSync(join(from, OWN, name)), join(to, OWN, name));
}

/**
 * @param {string} path
 * @param {string} find
 * @param {string} replace
 */
function plant(path, find, replace) {
  const before = readFileSync(path, 'utf8');
  const times = timesIn(before, find);
  if (times !== 1) throw new Error(`the text stands in the file ${times} times`);
  // A function, for in a text a dollar sign would mean something else.
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  return () => writeFileSync(path, before);
}
