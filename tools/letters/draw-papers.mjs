// Papers as they are printed: each page under the one before.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

const FONTS = `${join(import.meta.dirname, '../../node_modules/pdfjs-dist/standard_fonts')}/`;
const WIDTH = 1280;
const GROUND = '#8a9296';
const BETWEEN = 16;

/**
 * @param {string} folder
 * @param {RegExp} fits
 */
export async function drawPapers(folder, fits) {
  const papers = readdirSync(folder).filter((file) => file.endsWith('.pdf') && fits.test(file));
  for (const file of papers.sort()) {
    const pages = await pagesOf(readFileSync(join(folder, file)));
    writeFileSync(join(folder, file.replace(/pdf$/, `${WIDTH}.light.png`)), await under(pages));
  }
}

/** @param {Buffer} bytes */
async function pagesOf(bytes) {
  const opening = getDocument({ data: new Uint8Array(bytes), standardFontDataUrl: FONTS, verbosity: 0 });
  const document = await opening.promise;
  const pictures = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
    const canvas = createCanvas(WIDTH, Math.ceil(viewport.height));
    await page.render({ canvas: /** @type {any} */ (canvas), viewport }).promise;
    pictures.push({ height: canvas.height, png: canvas.toBuffer('image/png') });
  }
  await opening.destroy();
  return pictures;
}

/** @param {{ height: number, png: Buffer }[]} pages */
function under(pages) {
  const layers = pages.map(({ png }, index) => {
    const top = pages.slice(0, index).reduce((sum, { height }) => sum + height + BETWEEN, 0);
    return { input: png, left: 0, top };
  });
  const height = pages.reduce((sum, page) => sum + page.height + BETWEEN, -BETWEEN);
  return sharp({ create: { width: WIDTH, height, channels: 3, background: GROUND } })
    .composite(layers)
    .png()
    .toBuffer();
}
