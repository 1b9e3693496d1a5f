import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { installIcons, installManifest } from './install-files.mjs';

const icons = await installIcons(readFileSync(new URL('assets/icon.svg', import.meta.url)));
const manifest = installManifest();

test('each icon that the manifest names is drawn, in the size that it says', async () => {
  assert.deepEqual(
    manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'],
  );
  for (const { src, sizes } of manifest.icons) {
    const { format, width, height } = await sharp(icons[src.replace('/app/', '')]).metadata();
    assert.deepEqual([format, `${width}x${height}`], ['png', sizes], src);
  }
});

test('what is cut to a shape shows no hole at its corners', async () => {
  for (const name of ['icon-apple.png', 'icon-maskable-192.png', 'icon-maskable-512.png']) {
    const { data } = await sharp(icons[name]).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    assert.deepEqual([...data.subarray(0, 4)], [0xf1, 0xf4, 0xf2, 0xff], name);
  }
});

test('AREA-01 what is installed opens the dashboard, and the public form belongs to it', () => {
  const { start_url: start, scope, id, display } = manifest;
  assert.deepEqual([start, scope, id, display], ['/app/dashboard', '/', '/app/', 'standalone']);
  for (const { url } of manifest.shortcuts) assert.ok(url.startsWith(scope), url);
});

test('its colors are those of the design language', () => {
  const tokens = readFileSync(new URL('../../libs/ui/src/theme/tokens.ts', import.meta.url), 'utf8');
  for (const color of [manifest.theme_color, manifest.background_color])
    assert.ok(tokens.includes(`'${color}'`), color);
});
