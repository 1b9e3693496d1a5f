import { box, u16, u32, u8 } from './boxes.js';

/** A picture as HEVC codes it, taken out of the stream of an encoder. */
export interface CodedPicture {
  readonly width: number;
  readonly height: number;
  /** The `hvcC` box: what a decoder has to know before the picture. */
  readonly settings: Buffer;
  /** Every unit behind its length. */
  readonly data: Buffer;
}

const VIDEO_SET = 32;
const SEQUENCE_SET = 33;
const PICTURE_SET = 34;
const LAST_OF_PICTURES = 31;

const typeOf = (unit: Buffer): number => ((unit[0] ?? 0) >> 1) & 0x3f;

/** The units between the start codes of a stream. */
function unitsOf(stream: Buffer): Buffer[] {
  const mark = u8(0, 0, 1);
  const units: Buffer[] = [];
  for (let at = stream.indexOf(mark); at >= 0;) {
    const next = stream.indexOf(mark, at + 3);
    let end = next < 0 ? stream.length : next;
    while (end > at + 3 && stream[end - 1] === 0) end -= 1;
    units.push(stream.subarray(at + 3, end));
    at = next;
  }
  return units;
}

/** Without the bytes that keep a start code from standing inside of a unit. */
function plain(unit: Buffer): Buffer {
  return Buffer.from([...unit].filter((byte, at) => !(byte === 3 && unit[at - 1] === 0 && unit[at - 2] === 0)));
}

function settingsOf(sets: readonly Buffer[], depth: number): Buffer {
  const sequence = sets.find((unit) => typeOf(unit) === SEQUENCE_SET);
  if (sequence === undefined) throw new Error('The stream has no sequence set');
  // Its profile, what it is compatible with, and its level.
  const profile = plain(sequence).subarray(3, 15);
  const arrays = [VIDEO_SET, SEQUENCE_SET, PICTURE_SET].map((type) => {
    const units = sets.filter((unit) => typeOf(unit) === type);
    return Buffer.concat([
      u8(0x80 | type),
      u16(units.length),
      ...units.map((unit) => Buffer.concat([u16(unit.length), unit])),
    ]);
  });
  const [chroma, bits] = [0xfc | 1, 0xf8 | (depth - 8)];
  return box('hvcC', u8(1), profile, u16(0xf0_00), u8(0xfc, chroma, bits, bits), u16(0), u8(0x0f, 3), ...arrays);
}

export interface StreamShape {
  readonly width: number;
  readonly height: number;
  readonly depth?: 8 | 10;
}

/** The pictures of a stream in which each is coded by itself. */
export function codedPictures(stream: Buffer, { width, height, depth = 8 }: StreamShape): CodedPicture[] {
  const units = unitsOf(stream);
  const isSet = (unit: Buffer): boolean => [VIDEO_SET, SEQUENCE_SET, PICTURE_SET].includes(typeOf(unit));
  const sets = units.filter(isSet).slice(0, 3);
  return units
    .filter((unit) => typeOf(unit) <= LAST_OF_PICTURES)
    .map((unit) => ({
      width,
      height,
      settings: settingsOf(sets, depth),
      data: Buffer.concat([u32(unit.length), unit]),
    }));
}
