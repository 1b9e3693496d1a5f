import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The design language's own colors (`libs/ui/src/theme/tokens.ts`, light). */
const PRUSSIAN = '#0A3550';
const ON_PRUSSIAN = '#F4F8F7';
const QUIET = '#B9CDD8';
const TAPE = '#F7C11E';
const ON_TAPE = '#2B2000';

const MARGIN = 80;
const GRID = 72;
const GRID_INK = 'rgb(244 248 247 / 9%)';
const NAME = 'Closewright';
const NAME_PX = 40;
const MARK_PX = 64;
const TITLE_SIZES = [76, 68, 60, 52];
const TITLE_LINES = 3;
const LINE_HEIGHT = 1.08;
const TITLE_TOP = 180;
const TAPE_CELLS = 20;
const TAPE_HEIGHT = 52;
const TAPE_MARGIN = 64;
const MAJOR_TICK = 5;
const FONTS = [
  ['Besley', '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'],
  ['Archivo', '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'],
];

for (const [family, file] of FONTS) {
  if (GlobalFonts.has(family)) continue;
  if (!GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), family)) {
    throw new Error(`The font ${family} could not be read.`);
  }
}

/** Sets the face: weights of a variable font are no part of the shorthand here. */
function setFace(context, family, px, weight) {
  context.font = `${px}px ${family}`;
  context.fontVariationSettings = `'wght' ${weight}`;
}

/** The words in as many lines as the width asks for. */
function linesOf(context, text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function drawGrid(context, { width, height }) {
  context.strokeStyle = GRID_INK;
  context.beginPath();
  for (let x = GRID + 0.5; x < width; x += GRID) {
    context.moveTo(x, 0);
    context.lineTo(x, height);
  }
  for (let y = GRID + 0.5; y < height; y += GRID) {
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
}

function drawTitle(context, title, width) {
  const room = width - 2 * MARGIN;
  context.fillStyle = ON_PRUSSIAN;
  let px = 0;
  let lines = [];
  for (px of TITLE_SIZES) {
    setFace(context, 'Besley', px, 560);
    lines = linesOf(context, title, room);
    if (lines.length <= TITLE_LINES) break;
  }
  lines.forEach((line, index) => context.fillText(line, MARGIN, TITLE_TOP + px * (index * LINE_HEIGHT + 1)));
}

/** The tape: one cell a day, the closing at its end inverted. */
function drawTape(context, { width, height }) {
  const cell = Math.floor((width - 2 * MARGIN) / TAPE_CELLS);
  const top = height - TAPE_MARGIN - TAPE_HEIGHT;
  const end = MARGIN + cell * TAPE_CELLS;
  context.fillStyle = TAPE;
  context.fillRect(MARGIN, top, end - MARGIN, TAPE_HEIGHT);
  context.fillStyle = ON_TAPE;
  for (let day = 1; day < TAPE_CELLS - 1; day += 1) {
    const length = day % MAJOR_TICK === 0 ? TAPE_HEIGHT / 2 : TAPE_HEIGHT / 4;
    context.fillRect(MARGIN + cell * day - 1, top, 2, length);
  }
  context.fillRect(end - cell, top, cell, TAPE_HEIGHT);
  context.strokeStyle = TAPE;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(end - cell * 0.7, top + TAPE_HEIGHT * 0.4);
  context.lineTo(end - cell * 0.5, top + TAPE_HEIGHT * 0.7);
  context.lineTo(end - cell * 0.3, top + TAPE_HEIGHT * 0.4);
  context.stroke();
}

/**
 * The picture that stands for a page where its link is shared: the mark, the page's title and the tape.
 * @param {object} what
 * @param {string} what.title as in the page's head
 * @param {{ width: number, height: number }} what.size in px
 * @param {Buffer} what.mark an SVG
 * @returns {Promise<Buffer>} a PNG
 */
export async function drawShareImage({ title, size, mark }) {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = PRUSSIAN;
  context.fillRect(0, 0, size.width, size.height);
  drawGrid(context, size);
  const square = await sharp(mark, { density: 288 }).resize(MARK_PX, MARK_PX).png().toBuffer();
  context.drawImage(await loadImage(square), MARGIN, MARGIN, MARK_PX, MARK_PX);
  context.fillStyle = QUIET;
  setFace(context, 'Besley', NAME_PX, 600);
  context.fillText(NAME, MARGIN + MARK_PX + 20, MARGIN + NAME_PX + 5);
  drawTitle(context, title.replace(new RegExp(` · ${NAME}$`), ''), size.width);
  drawTape(context, size);
  // Few colors: a palette halves the file.
  return sharp(await canvas.encode('png'))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
