import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueFaults } from './catalogue-faults.mjs';
import { firstTextsFault } from './first-texts.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const catalogueFolder = join(root, 'libs/i18n/src/catalogues');
const SOURCE_FOLDERS = ['apps', 'libs'];
/** The page for no network is written by its build. */
const BUILT_PAGES = ['tools/rspack/offline-files.mjs'];
const SKIPPED = new Set(['node_modules', 'dist', 'dist-remote', 'catalogues']);

function readCatalogue(locale) {
  const folder = join(catalogueFolder, locale);
  const areas = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return Object.assign({}, ...areas);
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesIn(path);
    if (!/\.tsx?$/.test(entry.name) || /\.spec\.tsx?$/.test(entry.name)) return [];
    return [{ path, text: readFileSync(path, 'utf8') }];
  });
}

const catalogues = { en: readCatalogue('en'), es: readCatalogue('es') };
const sources = [
  ...SOURCE_FOLDERS.flatMap((folder) => sourcesIn(join(root, folder))),
  ...BUILT_PAGES.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
];
const faults = [...catalogueFaults(catalogues, sources), firstTextsFault(root)].filter((fault) => fault !== undefined);

if (faults.length > 0) {
  console.error(`Catalogues: ${faults.length} fault(s)\n  ${faults.join('\n  ')}`);
  process.exitCode = 1;
} else {
  console.log(`Catalogues: ${Object.keys(catalogues.en).length} texts in 2 languages, all used, placeholders equal`);
}
