import { box, fullBox, text, u16, u32 } from './boxes.js';
import type { CodedPicture } from './hevc.js';

const UNITY = u32(0x1_00_00, 0, 0, 0, 0x1_00_00, 0, 0, 0, 0x40_00_00_00);

function sampleEntry({ width, height, settings }: CodedPicture): Buffer {
  const resolution = u32(0x48_00_00, 0x48_00_00);
  const shape = [Buffer.alloc(6), u16(1), Buffer.alloc(16), u16(width, height), resolution, u32(0), u16(1)];
  return box('hvc1', ...shape, Buffer.alloc(32), u16(24, 0xff_ff), settings);
}

function sampleTable(pictures: readonly CodedPicture[], first: CodedPicture, dataAt: number): Buffer {
  return box(
    'stbl',
    fullBox('stsd', 0, u32(1), sampleEntry(first)),
    fullBox('stts', 0, u32(1, pictures.length, 1)),
    fullBox('stsc', 0, u32(1, 1, pictures.length, 1)),
    fullBox('stsz', 0, u32(0, pictures.length, ...pictures.map(({ data }) => data.length))),
    fullBox('stco', 0, u32(1, dataAt)),
  );
}

function movieBox(pictures: readonly CodedPicture[], first: CodedPicture, dataAt: number): Buffer {
  const length = pictures.length;
  const head = fullBox(
    'mvhd',
    0,
    u32(0, 0, 1, length, 0x1_00_00),
    u16(0x1_00, 0),
    u32(0, 0),
    UNITY,
    Buffer.alloc(24),
    u32(2),
  );
  const track = fullBox(
    'tkhd',
    7,
    u32(0, 0, 1, 0, length, 0, 0),
    u16(0, 0, 0, 0),
    UNITY,
    u32(first.width << 16, first.height << 16),
  );
  const media = box(
    'mdia',
    fullBox('mdhd', 0, u32(0, 0, 1, length), u16(0x55_c4, 0)),
    fullBox('hdlr', 0, u32(0), text('pict'), Buffer.alloc(13)),
    box(
      'minf',
      fullBox('vmhd', 1, Buffer.alloc(8)),
      box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
      sampleTable(pictures, first, dataAt),
    ),
  );
  return box('moov', head, box('trak', track, media));
}

/** Pictures after one another, as a burst is stored: no still beside them, the first stands for all. */
export function aSequence(pictures: readonly [CodedPicture, ...CodedPicture[]]): Buffer {
  const head = box('ftyp', text('hevc'), u32(0), text('msf1hevciso8'));
  const dataAt = head.length + movieBox(pictures, pictures[0], 0).length + 8;
  return Buffer.concat([
    head,
    movieBox(pictures, pictures[0], dataAt),
    box('mdat', ...pictures.map(({ data }) => data)),
  ]);
}
