import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.mjs';

/** @typedef {typeof import('prettier')} Prettier */

/**
 * Writes what is staged as Prettier would. A file that is staged in part stays as it is, because what is beside its staged
 * part is not to be committed: such a file is only named if it is written otherwise.
 * @param {Prettier} prettier
 * @param {string} root
 * @param {{ mayWrite: boolean }} options
 * @returns {Promise<string[]>} one line for each file that a person has to see to
 */
export async function formatStaged(prettier, root, { mayWrite }) {
  /** @type {string[]} */
  const left = [];
  for (const file of stagedFiles(root)) {
    try {
      if (!(await formatOne(prettier, { root, file, mayWrite }))) {
        left.push(`${file} is not as Prettier writes it, and it is staged in part.`);
      }
    } catch (error) {
      left.push(`${file}: ${error}`);
    }
  }
  return left;
}

/**
 * @param {Prettier} prettier
 * @param {{ root: string, file: string, mayWrite: boolean }} options
 * @returns {Promise<boolean>} whether what is staged is now as Prettier writes it
 */
async function formatOne(prettier, { root, file, mayWrite }) {
  const path = join(root, file);
  const staged = git(root, ['cat-file', 'blob', `:${file}`]);
  const formatted = await formattedBy(prettier, path, { root, text: staged });
  if (formatted === staged) return true;
  if (!mayWrite || readFileSync(path, 'utf8') !== staged) return false;
  writeFileSync(path, formatted);
  git(root, ['add', '--', file]);
  return true;
}

/**
 * Regular files alone: a link's text is an address.
 * @param {string} root
 * @returns {string[]}
 */
function stagedFiles(root) {
  const fields = git(root, ['diff', '--cached', '--raw', '--no-renames', '--diff-filter=AM', '-z']).split('\0');
  // In turn: the modes before and after, and the path.
  return fields.filter((_field, index) => index % 2 === 1 && /^:\d+ 100/.test(fields[index - 1] ?? ''));
}

/**
 * @param {Prettier} prettier
 * @param {string} path
 * @param {{ root: string, text: string }} source
 */
async function formattedBy(prettier, path, { root, text }) {
  const { ignored, inferredParser } = await prettier.getFileInfo(path, { ignorePath: join(root, '.prettierignore') });
  if (ignored || inferredParser === null) return text;
  const config = await prettier.resolveConfig(path, { editorconfig: true });
  return prettier.format(text, { ...config, filepath: path });
}
