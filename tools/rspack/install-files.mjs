import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import sharp from 'sharp';
import { here } from './base-config.mjs';

/** The design language's own colors (`libs/ui/src/theme/tokens.ts`, light). */
const PLASTER = '#F1F4F2';
const PRUSSIAN = '#0A3550';

const DENSITY = 1152;
/** What a launcher may cut away at each side of a maskable icon leaves this part of it. */
const SAFE_PART = 0.6;
const APPLE_SIDE = 180;
const SIDES = [192, 512];
const AREA = '/app';

const DESCRIPTION = {
  en: 'Repairs that an appraisal or inspection requires, done and proven before closing.',
  es: 'Las reparaciones que exige una tasación o una inspección, hechas y comprobadas antes del cierre.',
};
const SHORTCUTS = [
  { url: '/app/projects', en: 'Projects', es: 'Proyectos' },
  { url: '/app/messages', en: 'Messages', es: 'Mensajes' },
  { url: '/repair-intake', en: 'Request repairs', es: 'Solicitar reparaciones' },
];

/**
 * The mark on a ground of its own, for what cuts icons to a shape.
 * @param {Buffer} svg
 * @param {number} side in px
 */
async function onGround(svg, side) {
  const part = Math.round(side * SAFE_PART);
  const mark = await sharp(svg, { density: DENSITY }).resize(part, part).png().toBuffer();
  const ground = { width: side, height: side, channels: 3, background: PLASTER };
  return sharp({ create: ground })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}

/**
 * The icons of an installed Closewright, by file name.
 * @param {Buffer} svg the mark
 * @returns {Promise<Record<string, Buffer>>} PNGs
 */
export async function installIcons(svg) {
  const icons = { 'icon-apple.png': await onGround(svg, APPLE_SIDE) };
  for (const side of SIDES) {
    icons[`icon-${side}.png`] = await sharp(svg, { density: DENSITY })
      .resize(side, side)
      .png({ palette: true })
      .toBuffer();
    icons[`icon-maskable-${side}.png`] = await onGround(svg, side);
  }
  return icons;
}

/** The web app manifest. Its scope is the whole origin: the public intake form belongs to what is installed. */
export function installManifest() {
  const iconOf = (purpose, prefix) => (side) => ({
    src: `${AREA}/${prefix}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: `${AREA}/`,
    name: 'Closewright',
    short_name: 'Closewright',
    lang: 'en',
    dir: 'ltr',
    description: DESCRIPTION.en,
    description_localized: { es: DESCRIPTION.es },
    start_url: `${AREA}/dashboard`,
    scope: '/',
    display: 'standalone',
    theme_color: PRUSSIAN,
    background_color: PLASTER,
    categories: ['business', 'productivity'],
    icons: [...SIDES.map(iconOf('any', 'icon')), ...SIDES.map(iconOf('maskable', 'icon-maskable'))],
    shortcuts: SHORTCUTS.map(({ url, en, es }) => ({ name: en, name_localized: { es }, url })),
  };
}

/** Writes beside the app's pages what a browser needs to install it. */
export class InstallFilesPlugin {
  apply(compiler) {
    const { RawSource } = rspack.sources;
    compiler.hooks.thisCompilation.tap('InstallFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('InstallFilesPlugin', async () => {
        const icons = await installIcons(await readFile(join(here, 'assets/icon.svg')));
        for (const [name, png] of Object.entries(icons)) compilation.emitAsset(name, new RawSource(png));
        compilation.emitAsset('app.webmanifest', new RawSource(JSON.stringify(installManifest())));
      });
    });
  }
}
