import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { faviconOf } from './icons.mjs';

test('the icon for those who read no page is one PNG of 32 × 32 in an .ico', async () => {
  const icon = await faviconOf(readFileSync(new URL('assets/icon.svg', import.meta.url)));
  assert.deepEqual([...icon.subarray(0, 8)], [0, 0, 1, 0, 1, 0, 32, 32]);
  const png = icon.subarray(icon.readUInt32LE(18));
  assert.equal(png.length, icon.readUInt32LE(14));
  const { format, width, height } = await sharp(png).metadata();
  assert.deepEqual([format, width, height], ['png', 32, 32]);
});
