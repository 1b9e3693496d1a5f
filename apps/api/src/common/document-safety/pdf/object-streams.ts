import { DocumentFault } from '../document-fault.js';
import type { Effort } from '../effort.js';
import { PdfParser } from './pdf-parser.js';
import { PdfName, type PdfDictionary, type PdfValue } from './pdf-values.js';

export interface PackedObject {
  readonly number: number;
  readonly value: PdfValue;
}

/** Readers take any stream with a first object for a list of objects, whatever it says that it is. */
export const isObjectStream = (dictionary: PdfDictionary): boolean =>
  dictionary.has('First') || dictionary.all('Type').some((type) => type instanceof PdfName && type.name === 'ObjStm');

/** Of these, readers would take one or the other, or look elsewhere. */
const ambiguous = (dictionary: PdfDictionary): boolean =>
  ['First', 'N', 'Filter', 'DecodeParms'].some((key) => dictionary.all(key).length > 1) ||
  ['F', 'FFilter', 'DP'].some((key) => dictionary.has(key));

/** Digits and blanks. Of signs, points and letters among digits readers make one number or another. */
const PLAIN_INDEX = /^[\d\s\0]*$/;
/** What is larger begins anew from zero where a reader counts by 32 bits. */
const MAX_OFFSET = 2 ** 31 - 1;

/** The numbers and places that a list of objects begins with. */
function placesOf(data: Buffer, first: number, effort: Effort): (readonly [number: number, offset: number])[] {
  effort.spend(Math.min(first, data.length));
  // Some programs write a comment before the first object.
  const [index = ''] = data.toString('latin1', 0, first).split('%', 1);
  if (!PLAIN_INDEX.test(index)) throw new DocumentFault('file.damaged');
  const numbers = (index.match(/\d+/g) ?? []).map(Number);
  if (numbers.some((number) => number > MAX_OFFSET)) throw new DocumentFault('file.damaged');
  const pairs = Math.floor(numbers.length / 2);
  return Array.from({ length: pairs }, (_, at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0]);
}

const isCount = (value: PdfValue | undefined): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The objects of a list, by the places that it gives for them; refused when it gives fewer than it says. */
export function packedObjects(dictionary: PdfDictionary, data: Buffer, effort: Effort): PackedObject[] {
  const [first, count] = [dictionary.get('First'), dictionary.get('N')];
  if (!isCount(first) || !isCount(count) || ambiguous(dictionary)) {
    throw new DocumentFault('file.damaged');
  }
  const places = placesOf(data, first, effort);
  if (places.length < count) throw new DocumentFault('file.damaged');
  return places.map(([number, offset]) => ({
    number,
    value: new PdfParser(data, first + offset, effort).value(),
  }));
}
