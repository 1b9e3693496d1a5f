import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

const sourceOf = (from, specifier) => {
  const path = join(dirname(from), specifier);
  for (const extension of ['.ts', '.tsx']) {
    try {
      return { path: path.replace(/\.js$/, extension), text: readFileSync(path.replace(/\.js$/, extension), 'utf8') };
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${from} exports from ${specifier}, which is not there.`);
};

const declaredNames = ({ type, identifier, declarations }) => {
  if (type === 'VariableDeclaration') return declarations.map(({ id }) => id.value);
  return identifier ? [identifier.value] : [];
};

function namesOf(node, path) {
  switch (node.type) {
    case 'ExportAllDeclaration':
      return exportedNames(sourceOf(path, node.source.value));
    case 'ExportNamedDeclaration':
      if (node.typeOnly) return [];
      return node.specifiers.filter((name) => !name.isTypeOnly).map(({ exported, orig }) => (exported ?? orig).value);
    case 'ExportDeclaration':
      return declaredNames(node.declaration);
    default:
      return [];
  }
}

/**
 * The values that a module exports, its `export *` followed. Types are left out: nothing of them is left in a build.
 * @param {{ path: string, text: string }} source
 * @returns {string[]}
 */
export const exportedNames = ({ path, text }) =>
  parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }).body.flatMap((node) => namesOf(node, path));

/**
 * Which part of a container each name stands in, from `exposes` of its project: `{ Button: 'frame', … }`.
 * Throws where a name stands in two parts, or the root exports one that no part has.
 * @param {string} folder the project's folder
 * @param {Readonly<Record<string, string>>} exposes
 * @returns {Map<string, string>}
 */
export function partsOf(folder, exposes) {
  const read = (file) => exportedNames(sourceOf(join(folder, 'exposes.mjs'), file));
  const parts = new Map();
  for (const [key, file] of Object.entries(exposes)) {
    if (key === '.') continue;
    for (const name of read(file)) {
      if (parts.has(name)) throw new Error(`${name} stands in two parts: ${parts.get(name)} and ${key.slice(2)}.`);
      parts.set(name, key.slice(2));
    }
  }
  const homeless = read(exposes['.']).filter((name) => !parts.has(name));
  if (homeless.length > 0) throw new Error(`No part of ${folder} exports ${homeless.join(', ')}.`);
  return parts;
}
