import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is drawn before anything else is downloaded. */
export const BEGINNINGS = ['federation/workspace', 'pages/dashboard-page'].map((path) => `apps/app-shell/src/${path}`);
/** Drawn by any of them. */
const KIT = ['frame', 'overlays', 'charts'].map((part) => `libs/ui/src/parts/${part}`);
/** The staff's own entries and counts stand in the same frame. */
const STAFF = ['apps/admin/src/screens/admin-extensions'];

/** Their screens are downloaded one by one, and wait for the other texts. */
const SCREENS = ['apps/app-shell/src/app/routes/pages', ...STAFF];

/** `{ A, type B } from './x.js'` and `* from './x.js'`, after import or export, and `import('./x.js')`. */
const REFERENCE = /(?:(?:import|export)\s+(?:type )?(?:\{([^}]*)\}|\*)\s+from|import\() ?'(\.[^']+)\.js'/g;
const LITERAL = /['"`]([a-z_]+(?:\.[A-Za-z0-9_-]+)+)['"`]/g;
/** The beginning of a text's id whose end is only known as it runs. */
const TEMPLATE = /`([a-z_]+\.[A-Za-z0-9_.]*)\$\{/g;

const namesIn = (list) => list.split(',').map((name) => name.trim().replace(/^type /, ''));

/**
 * Every module that is drawn with these, also later; of an index, what is taken from it, and of `screens` what does not
 * wait for a press. `read` gives a module's text or nothing.
 */
export function modulesFrom(beginnings, read, screens = SCREENS) {
  const found = new Map();
  const visit = (path, taken) => {
    const text = found.get(path) ?? read(path);
    const isIndex = path.endsWith('/index');
    if (text === undefined || (!isIndex && found.has(path))) return;
    found.set(path, text);
    for (const [reference, list, to] of text.matchAll(REFERENCE)) {
      if (reference.startsWith('import(') && screens.includes(path)) continue;
      const names = list === undefined ? undefined : namesIn(list);
      const isWanted = !isIndex || !names || !taken || names.some((name) => taken.includes(name));
      if (isWanted) visit(join(dirname(path), to), isIndex && !names ? taken : names);
    }
  };
  for (const path of beginnings) visit(path);
  return found;
}

/** The ids of a catalogue that a source names, whole or by their beginning. */
export function idsNamedIn(text, ids) {
  const literals = new Set([...text.matchAll(LITERAL)].map(([, id]) => id));
  const beginnings = [...text.matchAll(TEMPLATE)].map(([, beginning]) => beginning);
  return ids.filter((id) => literals.has(id) || beginnings.some((beginning) => id.startsWith(beginning)));
}

/** A module's text by its path without an ending; undefined when there is none. */
export const readModule = (root) => (path) => {
  const file = [`${path}.tsx`, `${path}.ts`].map((name) => join(root, name)).find(existsSync);
  return file && readFileSync(file, 'utf8');
};

function catalogueIds(folder) {
  return readdirSync(folder).flatMap((file) => Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

/** The ids that the frame of the signed-in screens and a dashboard say, in order. */
export function firstTextIds(root) {
  const ids = catalogueIds(join(root, 'libs/i18n/src/catalogues/en'));
  const modules = modulesFrom([...BEGINNINGS, ...KIT, ...STAFF], readModule(root));
  const found = new Set([...modules.values()].flatMap((text) => idsNamedIn(text, ids)));
  return [...found].filter((id) => !id.startsWith('emails.')).sort();
}

/** Where the list is kept, for the builds. */
export const LIST = 'libs/i18n/src/catalogues/first-ids.json';

/** The files that say of which areas a page has its first texts. */
const FIRST_AREAS = ['first-en', 'first-staff-en'].map((name) => `libs/i18n/src/catalogues/${name}.ts`);

/** The texts that come first and stand in an area of which no page has any: it would show their ids. */
export function homelessTexts(ids, textsByArea, sources) {
  const areas = sources.flatMap((source) => [...source.matchAll(/\/en\/(\w+)\.json'/g)].map(([, area]) => area));
  const known = new Set(areas.flatMap((area) => textsByArea.get(area) ?? []));
  return ids.filter((id) => !known.has(id));
}

function textsByArea(root) {
  const folder = join(root, 'libs/i18n/src/catalogues/en');
  return new Map(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ]),
  );
}

/** What is wrong with the kept list, or nothing. */
export function firstTextsFault(root) {
  const kept = readFileSync(join(root, LIST), 'utf8');
  const ids = firstTextIds(root);
  if (kept !== written(ids)) return `${LIST} is old: node tools/i18n/first-texts.mjs`;
  const sources = FIRST_AREAS.map((path) => readFileSync(join(root, path), 'utf8'));
  const homeless = homelessTexts(ids, textsByArea(root), sources);
  return homeless.length === 0
    ? undefined
    : `Said by the frame, and in no area of ${FIRST_AREAS.join(' or ')}: ${homeless.join(', ')}`;
}

const written = (ids) => `${JSON.stringify(ids, null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
  const ids = firstTextIds(root);
  writeFileSync(join(root, LIST), written(ids));
  console.log(`${ids.length} texts come first: ${LIST}`);
}
