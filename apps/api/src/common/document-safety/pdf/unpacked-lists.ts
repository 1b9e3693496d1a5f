import { DocumentFault } from '../document-fault.js';
import type { Effort } from '../effort.js';
import { plainTexts } from './encryption.js';
import { packedObjects } from './object-streams.js';
import type { PdfDictionary, PdfValue } from './pdf-values.js';
import { streamData } from './stream-data.js';
import { streamPlaces } from './stream-places.js';
import type { WrittenObject } from './written-objects.js';

/** A list of objects as it stands in the file. */
export interface WrittenList extends Pick<WrittenObject, 'number' | 'generation'> {
  readonly dictionary: PdfDictionary;
  readonly keywordEnd: number;
}

const STREAM_END = Buffer.from('endstream');

/** From its beginning on; where it is encrypted, as far as its length or its end mark lead, whichever is further. */
function dataOf(bytes: Buffer, start: number, { dictionary }: WrittenList, isEncrypted: boolean): Buffer {
  if (!isEncrypted) return bytes.subarray(start);
  const length = dictionary.get('Length');
  const mark = bytes.indexOf(STREAM_END, start);
  const byLength = Number.isInteger(length) ? start + Number(length) : 0;
  return bytes.subarray(start, Math.max(byLength, mark < 0 ? bytes.length : mark));
}

/** The objects in a list from a place on, read in every way that the file may mean; undefined when none makes sense. */
function objectsFrom(data: Buffer, list: WrittenList, keys: readonly Buffer[], effort: Effort): PdfValue[] | undefined {
  if (keys.length > 0) effort.spend(data.length * keys.length);
  let objects: PdfValue[] | undefined;
  for (const plain of plainTexts(data, list, keys)) {
    try {
      const read = packedObjects(list.dictionary, streamData(list.dictionary, plain, effort), effort);
      objects = [...(objects ?? []), ...read.map(({ value }) => value)];
    } catch (error) {
      // It is another of the ways.
      if (!(error instanceof DocumentFault) || error.code !== 'file.damaged') throw error;
    }
  }
  return objects;
}

/** The objects in a list from each place where a reader may begin; refused when they make no sense from where readers do. */
export function unpackedObjects(
  bytes: Buffer,
  list: WrittenList,
  keys: readonly Buffer[],
  effort: Effort,
): readonly PdfValue[] {
  const places = streamPlaces(bytes, list.keywordEnd);
  const from = (start: number): PdfValue[] | undefined =>
    objectsFrom(dataOf(bytes, start, list, keys.length > 0), list, keys, effort);
  const objects = places && from(places.start);
  if (objects === undefined) throw new DocumentFault('file.damaged');
  const others = places?.unskipped === undefined ? undefined : from(places.unskipped);
  return [...objects, ...(others ?? [])];
}
