// Makes the coded pictures of which the tests put HEIC files together (apps/api/src/testing/heic), out of drawings of our
// own. Needs the encoder x265 (Debian: `apt-get install x265`), and is run only when a drawing changes:
//   node tools/heic-streams.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = new URL('../apps/api/src/testing/heic/streams/', import.meta.url).pathname;
const TILE = 512;

// Four fields of which no turn and no mirror gives the same picture.
const QUADRANTS = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="64">
  <rect width="64" height="32" fill="rgb(230,60,50)"/><rect x="64" width="64" height="32" fill="rgb(40,170,70)"/>
  <rect y="32" width="64" height="32" fill="rgb(50,80,200)"/><rect x="64" y="32" width="64" height="32" fill="rgb(240,220,60)"/>
</svg>`;

// A house over four tiles, with a roof that runs across where they meet.
const HOUSE = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">
  <rect width="1024" height="1024" fill="#bcd3e6"/><rect y="760" width="1024" height="264" fill="#6f8f5a"/>
  <rect x="212" y="460" width="600" height="400" fill="#d9c9a8"/><path d="M150 480 512 180 874 480Z" fill="#8a3f31"/>
  <rect x="452" y="620" width="120" height="240" fill="#4a3a2c"/><rect x="272" y="560" width="110" height="110" fill="#52708a"/>
  <rect x="642" y="560" width="110" height="110" fill="#52708a"/>
</svg>`;

/** @typedef {{ width: number, height: number, pixels: Buffer }} Raw */

/**
 * Full range, by the matrix of BT.601, one color for every four pixels: what phones write.
 * @param {Raw} raw
 * @param {8 | 10} depth
 */
function yuvOf({ width, height, pixels }, depth) {
  const scale = depth === 10 ? 1023 / 255 : 1;
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ part) =>
    pixels[(y * width + x) * 3 + part] ?? 0;
  /** @type {number[]} */
  const luma = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) luma.push(0.299 * at(x, y, 0) + 0.587 * at(x, y, 1) + 0.114 * at(x, y, 2));
  }
  const chroma = [1.772, 1.402].map((divisor, plane) => {
    /** @type {number[]} */
    const values = [];
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2) {
        values.push(128 + (at(x, y, plane === 0 ? 2 : 0) - (luma[y * width + x] ?? 0)) / divisor);
      }
    }
    return values;
  });
  const samples = [...luma, ...chroma.flat()].map((value) => Math.min(2 ** depth - 1, Math.round(value * scale)));
  return depth === 10 ? Buffer.from(Uint16Array.from(samples).buffer) : Buffer.from(samples);
}

/**
 * @param {string} name
 * @param {readonly Raw[]} pictures of one size
 * @param {8 | 10} [depth]
 */
function encode(name, pictures, depth = 8) {
  const folder = mkdtempSync(join(tmpdir(), 'heic-'));
  const input = join(folder, 'in.yuv');
  writeFileSync(input, Buffer.concat(pictures.map((picture) => yuvOf(picture, depth))));
  const [{ width, height }] = /** @type {[Raw]} */ (pictures);
  const shape = ['--input', input, '--input-res', `${width}x${height}`, '--input-depth', `${depth}`, '--fps', '1'];
  const coding = ['--output-depth', `${depth}`, '--keyint', '1', '--qp', '16', '--range', 'full', '--no-info'];
  execFileSync('x265', [...shape, ...coding, '--output', join(FOLDER, `${name}.hevc`)], { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
}

/** @param {import('sharp').Sharp} image @returns {Promise<Raw>} */
async function rawOf(image) {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

const quadrants = await rawOf(sharp(Buffer.from(QUADRANTS)));
const tiles = [0, TILE].flatMap((top) =>
  [0, TILE].map((left) => rawOf(sharp(Buffer.from(HOUSE)).extract({ left, top, width: TILE, height: TILE }))),
);
encode('quadrants', [quadrants]);
encode('quadrants-10-bit', [quadrants], 10);
encode('house-tiles', await Promise.all(tiles));
