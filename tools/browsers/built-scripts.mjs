import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { EDITION, MISSING_STATICS } from './floor.mjs';

/**
 * @typedef {{ type: string, [name: string]: unknown }} Node
 * @typedef {{ object: string, property: string }} Static
 */

/** @param {Node} node @returns {Generator<Node>} */
function* childrenOf(node) {
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each && typeof each === 'object' && typeof each.type === 'string') yield /** @type {Node} */ (each);
    }
  }
}

/**
 * @param {Node} node
 * @returns {Static | undefined} what of the floor's list this node calls
 */
function missingCall(node) {
  const callee = /** @type {any} */ (node.type === 'CallExpression' && node['callee']);
  if (!callee || callee.type !== 'MemberExpression' || callee.computed) return undefined;
  return MISSING_STATICS.find(
    ({ object, property }) => callee.object.name === object && callee.property.name === property,
  );
}

/** In what a package brings to stand in for what a browser lacks: pdf.js, in its build for older ones. */
const BRINGS_ITS_OWN = '__core-js_shared__';

/**
 * Whether it is looked for before it is called: a package may have another way for browsers without it.
 * @param {string} source
 * @param {Static} what
 */
const isAsked = (source, { object, property }) =>
  new RegExp(`\\b${object}\\.${property}\\b(?!\\s*\\()|["'\`]${property}["'\`]\\s*in\\s*${object}\\b`, 'u').test(
    source,
  );

/**
 * @param {string} source
 * @returns {string[]} what in this script a browser of the floor cannot read, or does not have
 */
export function faultsOfScript(source) {
  const tree = readAs(source);
  if (typeof tree === 'string') return [tree];
  const looksMissing = MISSING_STATICS.some(({ object, property }) => source.includes(`${object}.${property}`));
  if (!looksMissing || source.includes(BRINGS_ITS_OWN)) return [];
  /** @type {Set<string>} */
  const faults = new Set();
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const call = missingCall(node);
    if (call && !isAsked(source, call)) faults.add(`calls ${call.object}.${call.property}`);
    waiting.push(...childrenOf(node));
  }
  return [...faults];
}

/**
 * @param {string} source
 * @returns {Node | string} the tree, or why there is none
 */
function readAs(source) {
  let fault = '';
  for (const sourceType of /** @type {const} */ (['script', 'module'])) {
    try {
      return /** @type {Node} */ (/** @type {unknown} */ (parse(source, { ecmaVersion: EDITION, sourceType })));
    } catch (error) {
      fault = `is no script of ES${EDITION}: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return fault;
}

/**
 * @param {string} folder
 * @returns {string[]} the faults of all scripts of a build, each with its file
 */
export const faultsOfBuild = (folder) =>
  globSync('**/*.{js,mjs}', { cwd: folder })
    .toSorted()
    .flatMap((name) => faultsOfScript(readFileSync(join(folder, name), 'utf8')).map((fault) => `${name} ${fault}`));
