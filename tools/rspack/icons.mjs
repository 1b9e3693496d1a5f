import sharp from 'sharp';

const SIDE = 32;
const HEADER_BYTES = 22;
const BITS_PER_PIXEL = 32;

/**
 * An .ico file with one PNG in it, for whoever asks for `/favicon.ico` without reading a page.
 * @param {Buffer} svg
 */
export async function faviconOf(svg) {
  const png = await sharp(svg, { density: 288 }).resize(SIDE, SIDE).png().toBuffer();
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(SIDE, 6);
  header.writeUInt8(SIDE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(BITS_PER_PIXEL, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

const MARK_SIDE = 512;

/**
 * The mark as a picture, for whoever takes no drawing.
 * @param {Buffer} svg
 */
export function markOf(svg) {
  return sharp(svg, { density: 1152 }).resize(MARK_SIDE, MARK_SIDE).png({ palette: true }).toBuffer();
}
