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

/** The numbers and places that a list of objects begins with. */
function placesOf(data: Buffer, first: number, effort: Effort): (readonly [number: number, offset: number])[] {
  const parser = new PdfParser(data.subarray(0, first), 0, effort);
  const places: (readonly [number, number])[] = [];
  for (;;) {
    const [number, offset] = [parser.value(), parser.value()];
    if (typeof number !== 'number' || typeof offset !== 'number') return places;
    places.push([number, offset]);
  }
}

/** The objects of a list, by the places that it gives for them; refused when it gives fewer than it says. */
export function packedObjects(dictionary: PdfDictionary, data: Buffer, effort: Effort): PackedObject[] {
  const [first, count] = [dictionary.get('First'), dictionary.get('N')];
  if (typeof first !== 'number' || typeof count !== 'number' || ambiguous(dictionary)) {
    throw new DocumentFault('file.damaged');
  }
  const places = placesOf(data, first, effort);
  if (places.length < count) throw new DocumentFault('file.damaged');
  return places.map(([number, offset]) => ({
    number,
    value: new PdfParser(data, first + offset, effort).value(),
  }));
}
