import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { ROOT } from '../setup/bootstrap.mjs';
import { DOCS_FOLDER, docsScreens, MOST_BYTES, nameOf } from './docs-table.mjs';

const COUNT = 24;
const files = docsScreens().map((one) => `${nameOf(one)}.webp`);
const stored = readdirSync(DOCS_FOLDER).filter((name) => name !== 'screens.json');

test('twenty-four different screens are shown, in both languages, both schemes and both widths', () => {
  assert.equal(new Set(files).size, COUNT);
  for (const key of /** @type {const} */ (['locale', 'width', 'scheme']))
    assert.equal(new Set(docsScreens().map((one) => one[key])).size, 2, key);
});

test('each screen of the table is there as a WebP of its width and of 80 KB at most, and nothing else is', async () => {
  assert.deepEqual(stored.sort(), [...files].sort());
  for (const [index, { width }] of docsScreens().entries()) {
    const file = join(DOCS_FOLDER, files[index] ?? '');
    const picture = await sharp(file).metadata();
    assert.deepEqual([file, picture.format, picture.width], [file, 'webp', width]);
    assert.ok(statSync(file).size <= MOST_BYTES, `${file} has ${statSync(file).size} bytes`);
  }
});

test('the README shows pictures of the table only, each with words for who does not see it', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const shown = [...readme.matchAll(/docs\/screens\/([^)"\s]+)/g)].map(([, name]) => name ?? '');
  assert.ok(shown.length > 0);
  assert.deepEqual(
    shown.filter((name) => !stored.includes(name)),
    [],
  );
  const images = [...readme.matchAll(/<img [^>]*docs\/screens[^>]*>/g)].map(([tag]) => tag);
  assert.deepEqual(
    images.filter((tag) => !/ alt="[^"]{8,}"/.test(tag)),
    [],
  );
});
