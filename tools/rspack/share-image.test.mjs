import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { drawShareImage } from './share-image.mjs';

const mark = readFileSync(join(import.meta.dirname, 'assets/icon.svg'));
const size = { width: 1200, height: 630 };
const TITLE_ROWS = { left: 0, top: 180, width: 1200, height: 320 };
/** Of 255: the ground and its grid are darker, letters and tape lighter. */
const LIGHT = 120;
const LONG = 'Encuentre a un contratista con todos sus papeles en regla y con las reparaciones terminadas a tiempo';

/** @param {string} title */
const draw = (title) => drawShareImage({ title: `${title} · Closewright`, size, mark });

test('a shared link’s picture has the size that is promised, and is the same each time', async () => {
  const [one, again] = [await draw('Fees'), await draw('Fees')];
  const { width, height, format } = await sharp(one).metadata();

  assert.deepEqual({ width, height, format }, { ...size, format: 'png' });
  assert.ok(one.equals(again));
});

/** How many points of a region are light, as letters are.
 * @param {string} title
 * @param {import('sharp').Region} region
 */
async function ink(title, region) {
  const points = await sharp(await draw(title))
    .extract(region)
    .greyscale()
    .raw()
    .toBuffer();
  return points.filter((point) => point > LIGHT).length;
}

test('a longer title takes more of the picture, and neither its edge nor the tape', async () => {
  const beside = { left: 1125, top: 100, width: 75, height: 400 };
  const aboveTape = { left: 0, top: 490, width: 1200, height: 20 };

  assert.ok((await ink(LONG, TITLE_ROWS)) > (await ink('Fees', TITLE_ROWS)));
  assert.equal(await ink(LONG, beside), 0);
  assert.equal(await ink(LONG, aboveTape), 0);
});
