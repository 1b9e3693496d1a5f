import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KILO = 1000;
const SCRIPTS = new Set(['.js', '.mjs']);
const FONTS = new Set(['.woff2', '.woff']);
const IMAGES = new Set(['.png', '.jpg', '.webp', '.avif']);
const HASH = /\.[0-9a-f]{8,}(?=\.\w+$)/;

/**
 * What one build may weigh, in kilobytes: scripts as gzip sends them, fonts and pictures as they are.
 * @typedef {object} Budget
 * @property {Readonly<Record<string, number>>} [entries] a script by its name without hash, such as `main.js`
 * @property {number} chunk any other script
 * @property {Readonly<Record<string, number>>} [heavy] scripts that no screen loads before it is asked to, by a word in them
 * @property {number} [font] each font
 * @property {number} [image] each picture
 */

/** @type {Readonly<Record<string, Budget>>} */
export const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));

/**
 * @param {string} name
 * @param {Buffer} content
 * @param {Budget} budget
 * @returns {number | undefined}
 */
function limitOf(name, content, budget) {
  const kind = extname(name);
  if (FONTS.has(kind)) return budget.font;
  if (IMAGES.has(kind)) return budget.image;
  const entry = budget.entries?.[name.replace(HASH, '')];
  if (entry !== undefined || !SCRIPTS.has(kind)) return entry;
  const heavy = Object.entries(budget.heavy ?? {}).find(([word]) => content.includes(word));
  return heavy ? heavy[1] : budget.chunk;
}

/**
 * Every file of a build that weighs more than it may, and every entry that the budget names and the build lacks.
 * @param {string} folder
 * @param {Budget} budget
 * @returns {string[]}
 */
export function overBudget(folder, budget) {
  const files = globSync('**/*.{js,mjs,woff2,woff,png,jpg,webp,avif}', { cwd: folder }).sort();
  const seen = new Set(files.map((file) => basename(file).replace(HASH, '')));
  const missing = Object.keys(budget.entries ?? {}).filter((entry) => !seen.has(entry));
  const over = files.flatMap((file) => {
    const content = readFileSync(join(folder, file));
    const limit = limitOf(basename(file), content, budget);
    const isScript = SCRIPTS.has(extname(file));
    const weight = (isScript ? gzipSync(content, { level: 9 }).length : statSync(join(folder, file)).size) / KILO;
    if (limit === undefined || weight <= limit) return [];
    return [`${file} weighs ${weight.toFixed(1)} KB, ${(weight - limit).toFixed(1)} KB over its ${limit} KB`];
  });
  return [...missing.map((entry) => `${entry} has a budget, and this build has no such file`), ...over];
}
