import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { u32, u8 } from './boxes.js';
import { codedPictures, type CodedPicture, type StreamShape } from './hevc.js';
import { heifFile, type HeifFile, type HeifItem, type ItemProperty } from './heif-file.js';
import { coded, mirrored, sized, turned } from './properties.js';

/** What must not go further: the camera, and where the house is. */
export const SECRET = 'SecretPhone';

/** `tools/heic-streams.mjs` says how they were made. */
const pictures = (name: string, shape: StreamShape): CodedPicture[] =>
  codedPictures(readFileSync(join(import.meta.dirname, 'streams', `${name}.hevc`)), shape);

const only = ([picture]: readonly CodedPicture[]): CodedPicture => {
  if (picture === undefined) throw new Error('The stream has no picture');
  return picture;
};

/** Red and green over blue and yellow, 128 × 64. */
export const QUADRANTS = only(pictures('quadrants', { width: 128, height: 64 }));
export const DEEP_QUADRANTS = only(pictures('quadrants-10-bit', { width: 128, height: 64, depth: 10 }));
/** A house of 1024 × 1024 in four tiles. */
export const HOUSE_TILES: readonly CodedPicture[] = pictures('house-tiles', { width: 512, height: 512 });

/** The colors of these fields as they are stored. */
export const FIELDS = {
  red: { color: [230, 60, 50] },
  green: { color: [40, 170, 70] },
  blue: { color: [50, 80, 200] },
  yellow: { color: [240, 220, 60] },
} as const;

export const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** What a phone writes in the container for each orientation of EXIF. */
const TURNS: Readonly<Record<Orientation, readonly ItemProperty[]>> = {
  1: [],
  2: [mirrored('left-right')],
  3: [turned(2)],
  4: [mirrored('top-bottom')],
  5: [turned(3), mirrored('left-right')],
  6: [turned(3)],
  7: [turned(1), mirrored('left-right')],
  8: [turned(1)],
};

/** The camera's notes: which way it was held, its make, and where it was. */
export async function exifOf(orientation: Orientation): Promise<Buffer> {
  const noted = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .withExif({ IFD0: { Make: SECRET }, IFD3: { GPSLatitude: '40/1 44/1 54/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  const { exif } = await sharp(noted).metadata();
  if (exif === undefined) throw new Error('There are no notes');
  return Buffer.concat([u32(6), exif]);
}

interface StillOptions {
  readonly picture?: CodedPicture;
  readonly properties?: readonly ItemProperty[];
  readonly exif?: Buffer;
  readonly brands?: HeifFile['brands'];
}

const notes = (exif: Buffer | undefined, of: number): HeifItem[] =>
  exif === undefined
    ? []
    : [{ id: 900, type: 'Exif', data: exif, refersTo: { type: 'cdsc', ids: [of] }, isHidden: true }];

/** One coded picture in a file. */
export function aStill({ picture = QUADRANTS, properties = [], exif, brands }: StillOptions = {}): Buffer {
  const { width, height, data } = picture;
  const item: HeifItem = {
    id: 1,
    type: 'hvc1',
    data,
    properties: [coded(picture), sized(width, height), ...properties],
  };
  return heifFile({ primary: 1, items: [item, ...notes(exif, 1)], ...(brands && { brands }) });
}

/** As a phone that was held like this writes it: turned by the container, and the camera's notes say the same. */
export const aPhonePhoto = async (orientation: Orientation, more: readonly ItemProperty[] = []): Promise<Buffer> =>
  aStill({ properties: [...more, ...TURNS[orientation]], exif: await exifOf(orientation) });

export interface GridOptions {
  readonly columns: number;
  readonly rows: number;
  /** What is shown of all tiles. */
  readonly width: number;
  readonly height: number;
  readonly properties?: readonly ItemProperty[];
  readonly exif?: Buffer;
  /** What the container says of its size, where that is not so. */
  readonly saidSize?: ItemProperty;
}

/** A picture of tiles, as phones store theirs: those of the house again and again. */
export function aGrid({ columns, rows, width, height, properties = [], exif, saidSize }: GridOptions): Buffer {
  const tiles: HeifItem[] = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    const tile = HOUSE_TILES[(y % 2) * 2 + (x % 2)] ?? only(HOUSE_TILES);
    return { id: index + 1, type: 'hvc1', data: tile.data, properties: [coded(tile), sized(512, 512)], isHidden: true };
  });
  const id = 1000 + tiles.length;
  const grid: HeifItem = {
    id,
    type: 'grid',
    data: Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)]),
    properties: [saidSize ?? sized(width, height), ...properties],
    refersTo: { type: 'dimg', ids: tiles.map((tile) => tile.id) },
  };
  return heifFile({ primary: id, items: [...tiles, grid, ...notes(exif, id)] });
}

/** The whole house of four tiles, with a strip of the last ones cut off as grids have it. */
export const aHouse = (options: Partial<GridOptions> = {}): Buffer =>
  aGrid({ columns: 2, rows: 2, width: 1000, height: 980, ...options });

/** A photograph of 48 megapixels as phones take them. */
export const aLargePhoto = (): Buffer => aGrid({ columns: 16, rows: 12, width: 8064, height: 6048 });

/** A panorama as wide as they come. */
export const aPanorama = (): Buffer => aGrid({ columns: 32, rows: 7, width: 16_200, height: 3_500 });
