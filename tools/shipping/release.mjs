import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseNotes } from './changelog.mjs';
import { git } from './git.mjs';

const VERSION = /^\d+\.\d+\.\d+$/;
const FILES = ['CHANGELOG.md', 'package.json', 'package-lock.json'];

/**
 * Commits a version with its notes, and tags it; the last step is to push both. Nothing is changed where it is refused.
 * @param {string} root
 * @param {{ version: string, date: string }} release
 * @returns {string} the tag
 */
export function release(root, { version, date }) {
  const tag = `v${version}`;
  const before = refuseUnready(root, { version, tag });
  const { changelog, notes } = releaseNotes(before.changelog, { version, date });
  try {
    writeFileSync(join(root, 'CHANGELOG.md'), changelog);
    writeJson(root, 'package.json', { ...before.manifest, version });
    writeJson(root, 'package-lock.json', lockedAs(before.lockfile, version));
    git(root, ['add', '--', ...FILES]);
    git(root, ['commit', '--quiet', '-m', `chore(release): ${version}`]);
  } catch (error) {
    git(root, ['checkout', '--quiet', 'HEAD', '--', ...FILES]);
    throw error;
  }
  // Its headings begin as Git's remarks do, which it would leave out.
  git(root, ['tag', '--annotate', '--cleanup=verbatim', '--file=-', tag], `Closewright ${version}\n\n${notes}\n`);
  return tag;
}

/**
 * @param {string} root
 * @param {{ version: string, tag: string }} release
 */
function refuseUnready(root, { version, tag }) {
  if (!VERSION.test(version)) throw new Error('Which version? npm run release -- X.Y.Z');
  const branch = git(root, ['rev-parse', '--abbrev-ref', 'HEAD']).trim();
  if (branch !== 'main') throw new Error(`A release is made on main, and this is ${branch}.`);
  if (git(root, ['status', '--porcelain']) !== '') throw new Error('There are changes that are not committed.');
  if (git(root, ['tag', '--list', tag]) !== '') throw new Error(`${tag} is tagged already.`);
  const manifest = readJson(root, 'package.json');
  if (isOlder(version, manifest.version)) throw new Error(`${version} is older than ${manifest.version}.`);
  return {
    manifest,
    lockfile: readJson(root, 'package-lock.json'),
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  };
}

/**
 * @param {string} version
 * @param {string} other
 */
function isOlder(version, other) {
  const parts = other.split('.').map(Number);
  const difference = version.split('.').map((part, index) => Number(part) - (parts[index] ?? 0));
  return (difference.find((each) => each !== 0) ?? 0) < 0;
}

/**
 * npm says the version of the workspace twice.
 * @param {{ packages: Record<string, object> }} lockfile
 * @param {string} version
 */
const lockedAs = (lockfile, version) => ({
  ...lockfile,
  version,
  packages: { ...lockfile.packages, '': { ...lockfile.packages[''], version } },
});

/**
 * @param {string} root
 * @param {string} file
 */
const readJson = (root, file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * As npm writes it.
 * @param {string} root
 * @param {string} file
 * @param {object} content
 */
function writeJson(root, file, content) {
  writeFileSync(join(root, file), `${JSON.stringify(content, null, 2)}\n`);
}
