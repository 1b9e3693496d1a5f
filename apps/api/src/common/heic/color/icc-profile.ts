import { columnOf, diagonal, inverse, product, times, type Matrix, type Vector } from './matrix.js';

/** Where a color lies, whatever its brightness. */
export type Chromaticity = readonly [x: number, y: number];

export interface ColorSpace {
  readonly red: Chromaticity;
  readonly green: Chromaticity;
  readonly blue: Chromaticity;
  readonly white: Chromaticity;
  readonly lightOf: (code: number) => number;
}

const D50: Vector = [0.964_22, 1, 0.825_21];
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
const HEADER_BYTES = 128;
const CURVE_POINTS = 1024;

const colorOf = ([x, y]: Chromaticity): Vector => [x / y, 1, (1 - x - y) / y];

/** What the primaries are under the light of paper, which profiles are written for. */
function adapted({ red, green, blue, white }: ColorSpace): Matrix {
  const [r, g, b, w] = [colorOf(red), colorOf(green), colorOf(blue), colorOf(white)];
  const primaries: Matrix = [
    [r[0], g[0], b[0]],
    [r[1], g[1], b[1]],
    [r[2], g[2], b[2]],
  ];
  const toWhite = product(primaries, diagonal(times(inverse(primaries), w)));
  const [from, to] = [times(BRADFORD, w), times(BRADFORD, D50)];
  const paper = diagonal([to[0] / from[0], to[1] / from[1], to[2] / from[2]]);
  return product(product(inverse(BRADFORD), product(paper, BRADFORD)), toWhite);
}

const typed = (type: string, body: Buffer): Buffer => Buffer.concat([Buffer.from(type), Buffer.alloc(4), body]);

function xyz(color: Vector): Buffer {
  const body = Buffer.alloc(12);
  for (const [at, value] of color.entries()) body.writeInt32BE(Math.round(value * 65_536), at * 4);
  return typed('XYZ ', body);
}

function curve(lightOf: ColorSpace['lightOf']): Buffer {
  const body = Buffer.alloc(4 + CURVE_POINTS * 2);
  body.writeUInt32BE(CURVE_POINTS);
  for (let at = 0; at < CURVE_POINTS; at += 1) {
    body.writeUInt16BE(Math.round(lightOf(at / (CURVE_POINTS - 1)) * 65_535), 4 + at * 2);
  }
  return typed('curv', body);
}

function description(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + 1);
  return typed('desc', Buffer.concat([length, Buffer.from(`${text}\0`), Buffer.alloc(78)]));
}

function header(bytes: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt32BE(bytes);
  head.writeUInt32BE(0x02_40_00_00, 8);
  head.write('mntrRGB XYZ ', 12);
  head.write('acsp', 36);
  xyz(D50).copy(head, 68, 8);
  return head;
}

/** An ICC profile (version 2, matrix and curves) of these colors. */
export function iccProfile(space: ColorSpace): Buffer {
  const matrix = adapted(space);
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', description('Photograph')],
    ['cprt', typed('text', Buffer.from('None\0'))],
    ['wtpt', xyz(D50)],
    ['rXYZ', xyz(columnOf(matrix, 0))],
    ['gXYZ', xyz(columnOf(matrix, 1))],
    ['bXYZ', xyz(columnOf(matrix, 2))],
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve(space.lightOf)] as const),
  ];
  const list = Buffer.alloc(4 + tags.length * 12);
  list.writeUInt32BE(tags.length);
  const bodies: Buffer[] = [];
  let at = HEADER_BYTES + list.length;
  for (const [index, [name, body]] of tags.entries()) {
    list.write(name, 4 + index * 12);
    list.writeUInt32BE(at, 8 + index * 12);
    list.writeUInt32BE(body.length, 12 + index * 12);
    // Each begins at a multiple of four.
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([header(at), list, ...bodies]);
}
