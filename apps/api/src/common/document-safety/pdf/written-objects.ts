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
  /** Where the keyword of its stream ends, if it has one. */
  readonly keywordEnd: number | undefined;
}

const HEAD_BYTES = 48;
/** Two numbers in one line, as PDF writes numbers. Before a line that is broken a comment may stand, with numbers in it. */
const HEAD = /(?<![\d.e+-])\+?(\d+)(?:\.0*)?[ \t\f\0]+\+?(\d+)(?:\.0*)?$/i;
const BLANKS = Buffer.from(' \t\f\0', 'latin1');
const [OBJECT, OBJECT_END, TRAILER] = ['obj', 'endobj', 'trailer'];

type Head = Pick<WrittenObject, 'number' | 'generation'>;
const UNTOLD: Head = { number: undefined, generation: 0 };

/** The numbers that stand before this place; none if they are written as no program writes them. */
function headBefore(bytes: Buffer, at: number): Head {
  let end = at;
  while (end > 0 && BLANKS.includes(bytes[end - 1] ?? 0)) end -= 1;
  const start = Math.max(0, end - HEAD_BYTES);
  const head = HEAD.exec(bytes.toString('latin1', start, end));
  // A number at the very beginning of what was looked at may begin before it.
  if (!head || (head.index === 0 && start > 0)) return UNTOLD;
  return { number: Number(head[1]), generation: Number(head[2]) };
}

function readAt(bytes: Buffer, position: number, effort: Effort): Pick<WrittenObject, 'value' | 'keywordEnd'> {
  const parser = new PdfParser(bytes, position, effort);
  const value = parser.value();
  const hasStream = value instanceof PdfDictionary && parser.word() === 'stream';
  return { value, keywordEnd: hasStream ? parser.position : undefined };
}

function* placesOf(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) yield at;
}

/**
 * Every object and trailer of a file: the newest ones and those that an update has replaced, reachable or not. Tables of
 * contents are not asked, for two readers may understand them in two ways.
 */
export function* writtenObjects(bytes: Buffer, effort: Effort): Generator<WrittenObject> {
  for (const at of placesOf(bytes, OBJECT)) {
    const end = at + OBJECT.length;
    if (bytes.toString('latin1', Math.max(0, end - OBJECT_END.length), end) === OBJECT_END) continue;
    yield { ...headBefore(bytes, at), isTrailer: false, ...readAt(bytes, end, effort) };
  }
  for (const at of placesOf(bytes, TRAILER)) {
    yield { ...UNTOLD, isTrailer: true, ...readAt(bytes, at + TRAILER.length, effort) };
  }
}
