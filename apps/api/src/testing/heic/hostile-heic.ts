import type { ErrorCode } from '@cw/domain';
import { u16, u32, u8 } from './boxes.js';
import { heifFile, type HeifItem } from './heif-file.js';
import { coded, sized } from './properties.js';
import { aGrid, aHouse, aPhonePhoto, HOUSE_TILES, QUADRANTS } from './samples.js';

export interface HostileHeic {
  readonly what: string;
  readonly content: Buffer;
  readonly fault: ErrorCode;
}

/** A grid that is a tile of itself, or of one that is a tile of it. */
function endless(): Buffer {
  const data = Buffer.concat([u8(0, 1, 0, 0), u32(1024, 1024)]);
  const grid = (id: number, of: number): HeifItem => ({
    id,
    type: 'grid',
    data,
    properties: [sized(1024, 1024)],
    refersTo: { type: 'dimg', ids: [of] },
  });
  return heifFile({ primary: 1, items: [grid(1, 2), grid(2, 1)] });
}

/** Layers of the same grid over one another, each of which is drawn: a minute of work in a few kilobytes. */
function manyLayers(): Buffer {
  const tiles: HeifItem[] = Array.from({ length: 64 }, (_, index) => ({
    id: index + 1,
    type: 'hvc1',
    data: HOUSE_TILES[0]?.data ?? Buffer.alloc(0),
    properties: HOUSE_TILES.slice(0, 1).flatMap((tile) => [coded(tile), sized(512, 512)]),
  }));
  const layers = Array.from({ length: 30 }, (_, index): HeifItem => ({
    id: 300 + index,
    type: 'grid',
    data: Buffer.concat([u8(0, 1, 7, 7), u32(4000, 4000)]),
    properties: [sized(4000, 4000)],
    refersTo: { type: 'dimg', ids: tiles.map(({ id }) => id) },
  }));
  const overlay: HeifItem = {
    id: 900,
    type: 'iovl',
    data: Buffer.concat([u8(0, 1), u16(0, 0, 0, 0), u32(4000, 4000), u32(...layers.flatMap(() => [0, 0]))]),
    properties: [sized(4000, 4000)],
    refersTo: { type: 'dimg', ids: layers.map(({ id }) => id) },
  };
  return heifFile({ primary: 900, items: [...tiles, ...layers, overlay] });
}

const noise = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, at) => (at * 7919 + 13) % 251));

function ofItem(data: Buffer, properties = [coded(QUADRANTS), sized(128, 64)]): Buffer {
  return heifFile({ primary: 1, items: [{ id: 1, type: 'hvc1', data, properties }] });
}

const replaced = (bytes: Buffer, from: Buffer, to: Buffer): Buffer => {
  const at = bytes.indexOf(from);
  return Buffer.concat([bytes.subarray(0, at), to, bytes.subarray(at + from.length)]);
};

/** Files that no phone writes, each with what is said of it. */
export async function hostileHeic(): Promise<readonly HostileHeic[]> {
  const photo = await aPhonePhoto(6);
  const house = aHouse();
  const damaged: readonly (readonly [string, Buffer])[] = [
    ['half a photograph', photo.subarray(0, photo.length / 2)],
    ['a photograph without its last tile', house.subarray(0, house.length - 900)],
    ['a head and nothing else', photo.subarray(0, 44)],
    ['a picture of noise', ofItem(Buffer.concat([u32(4000), noise(4000)]))],
    ['a unit that says it is longer than the file', ofItem(Buffer.concat([u32(0x7f_ff_ff_ff), noise(300)]))],
    [
      'settings of noise',
      ofItem(QUADRANTS.data, [
        {
          bytes: replaced(
            coded(QUADRANTS).bytes,
            QUADRANTS.settings.subarray(31),
            noise(QUADRANTS.settings.length - 31),
          ),
          isEssential: true,
        },
        sized(128, 64),
      ]),
    ],
    ['a picture without settings', ofItem(QUADRANTS.data, [sized(128, 64)])],
    [
      'a grid without tiles',
      heifFile({
        primary: 1,
        items: [
          {
            id: 1,
            type: 'grid',
            data: Buffer.concat([u8(0, 1, 1, 1), u32(1024, 1024)]),
            properties: [sized(1024, 1024)],
          },
        ],
      }),
    ],
    ['a grid of itself', endless()],
    [
      'a main picture that is not there',
      heifFile({
        primary: 7,
        items: [{ id: 1, type: 'hvc1', data: QUADRANTS.data, properties: [coded(QUADRANTS), sized(128, 64)] }],
      }),
    ],
    ['no picture at all', heifFile({ primary: 1, items: [] })],
  ];
  const oversized: readonly (readonly [string, Buffer])[] = [
    ['a picture that says it is 60,000 × 60,000', ofItem(QUADRANTS.data, [coded(QUADRANTS), sized(60_000, 60_000)])],
    ['a grid that says it is 60,000 × 60,000', aGrid({ columns: 2, rows: 2, width: 60_000, height: 60_000 })],
    ['thirty layers of a grid', manyLayers()],
    [
      'a grid larger than it says',
      aGrid({ columns: 2, rows: 2, width: 60_000, height: 60_000, saidSize: sized(800, 600) }),
    ],
  ];
  return [
    ...damaged.map(([what, content]) => ({ what, content, fault: 'file.damaged' as const })),
    ...oversized.map(([what, content]) => ({ what, content, fault: 'file.oversized' as const })),
  ];
}
