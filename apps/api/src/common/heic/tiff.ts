import type { HeicPicture } from './heic-task.js';

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

type Tag = readonly [tag: number, type: number, count: number, value: number];

const HEAD_BYTES = 8;
const ENTRY_BYTES = 12;

/** A picture as an uncompressed TIFF: the one kind that takes pixels as they are together with their ICC profile. */
export function tiffOf({ pixels, width, height, channels, profile }: HeicPicture): Buffer {
  const depths = Buffer.from(new Uint16Array(channels).fill(8).buffer);
  const count = 10 + (channels === 4 ? 1 : 0) + (profile === null ? 0 : 1);
  const afterList = HEAD_BYTES + 2 + count * ENTRY_BYTES + 4;
  const pixelsAt = afterList + depths.length;
  const tags: readonly Tag[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, afterList],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, pixels.length],
    [284, SHORT, 1, 1],
    ...(channels === 4 ? [[338, SHORT, 1, 2] as const] : []),
    ...(profile === null ? [] : [[34_675, UNDEFINED, profile.length, pixelsAt + pixels.length] as const]),
  ];
  const head = Buffer.alloc(afterList);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(HEAD_BYTES, 4);
  head.writeUInt16LE(tags.length, HEAD_BYTES);
  for (const [index, [tag, type, length, value]] of tags.entries()) {
    const at = HEAD_BYTES + 2 + index * ENTRY_BYTES;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(length, at + 4);
    head.writeUInt32LE(value, at + 8);
  }
  return Buffer.concat([head, depths, pixels, ...(profile === null ? [] : [profile])]);
}
