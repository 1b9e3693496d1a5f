import type { Effort } from '../effort.js';
import { PdfParser } from './pdf-parser.js';
import { PdfDictionary, type PdfValue } from './pdf-values.js';

/** An object as it is written in the file, whether or not any table of contents leads to it. */
export interface WrittenObject {
  /** Undefined for a trailer, and for an object whose head is written as no program writes it. */
  readonly number: number | undefined;
  readonly generation: number;
  readonly isTrailer: boolean;
  readonly value: PdfValue;
  /** Where the bytes of its stream begin, if it has one. */
  readonly streamStart: number | undefined;
}

const HEAD_BYTES = 48;
const HEAD = /(\d+)[\s\0]+(\d+)[\s\0]*$/;
const [RETURN, FEED] = Buffer.from('\r\n', 'latin1');

function streamStartOf(bytes: Buffer, position: number): number {
  if (bytes[position] === RETURN) return bytes[position + 1] === FEED ? position + 2 : position + 1;
  return bytes[position] === FEED ? position + 1 : position;
}

function readAt(bytes: Buffer, position: number, effort: Effort): Pick<WrittenObject, 'value' | 'streamStart'> {
  const parser = new PdfParser(bytes, position, effort);
  const value = parser.value();
  const hasStream = value instanceof PdfDictionary && parser.word() === 'stream';
  return { value, streamStart: hasStream ? streamStartOf(bytes, parser.position) : undefined };
}

function* placesOf(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) yield at;
}

/**
 * Every object and trailer of a file: the newest ones and those that an update has replaced, reachable or not. Tables of
 * contents are not asked, for two readers may understand them in two ways.
 */
export function* writtenObjects(bytes: Buffer, effort: Effort): Generator<WrittenObject> {
  for (const at of placesOf(bytes, 'obj')) {
    const before = bytes.toString('latin1', Math.max(0, at - HEAD_BYTES), at);
    if (before.endsWith('end')) continue;
    const [, number, generation] = HEAD.exec(before) ?? [];
    yield {
      number: number === undefined ? undefined : Number(number),
      generation: Number(generation ?? 0),
      isTrailer: false,
      ...readAt(bytes, at + 'obj'.length, effort),
    };
  }
  for (const at of placesOf(bytes, 'trailer')) {
    const read = readAt(bytes, at + 'trailer'.length, effort);
    yield { number: undefined, generation: 0, isTrailer: true, ...read };
  }
}
