import { DocumentFault } from '../document-fault.js';
import { Effort } from '../effort.js';
import { mustBeOneFile } from '../one-file.js';
import { Encryption, plainTexts } from './encryption.js';
import { isObjectStream, type PackedObject, packedObjects } from './object-streams.js';
import { mustEndAsPdf } from './pdf-end.js';
import { WrittenAddresses } from './pdf-addresses.js';
import { PdfRules } from './pdf-rules.js';
import { PdfDictionary } from './pdf-values.js';
import { streamData } from './stream-data.js';
import { type WrittenObject, writtenObjects } from './written-objects.js';

const MEBIBYTE = 1024 * 1024;
/** What may be read and unpacked of a file, as often as it is long, and at the least. */
const READ_TIMES = 8;
const LEAST_BYTES = 64 * MEBIBYTE;
const STREAM_END = Buffer.from('endstream');

type ObjectStream = Pick<WrittenObject, 'number' | 'generation'> & {
  readonly dictionary: PdfDictionary;
  readonly start: number;
};

/** From its beginning on; where it is encrypted, as far as its length or its end mark lead, whichever is further. */
function dataOf(bytes: Buffer, { dictionary, start }: ObjectStream, isEncrypted: boolean): Buffer {
  if (!isEncrypted) return bytes.subarray(start);
  const length = dictionary.get('Length');
  const mark = bytes.indexOf(STREAM_END, start);
  const byLength = typeof length === 'number' ? start + length : 0;
  return bytes.subarray(start, Math.max(byLength, mark < 0 ? bytes.length : mark));
}

/** The objects in a list, read in every way that the file may mean; refused when none makes sense. */
function unpacked(bytes: Buffer, stream: ObjectStream, keys: readonly Buffer[], effort: Effort): PackedObject[] {
  const data = dataOf(bytes, stream, keys.length > 0);
  if (keys.length > 0) effort.spend(data.length * keys.length);
  let objects: PackedObject[] | undefined;
  for (const plain of plainTexts(data, stream, keys)) {
    try {
      const read = packedObjects(stream.dictionary, streamData(stream.dictionary, plain, effort), effort);
      objects = [...(objects ?? []), ...read];
    } catch (error) {
      // It is another of the ways.
      if (!(error instanceof DocumentFault) || error.code !== 'file.damaged') throw error;
    }
  }
  if (objects === undefined) throw new DocumentFault('file.damaged');
  return objects;
}

/** Refuses a PDF that starts something, carries a file, is two files, is locked, or that nobody can look into. */
export function mustBeInertPdf(bytes: Buffer): void {
  mustBeOneFile(bytes);
  mustEndAsPdf(bytes);
  const effort = new Effort(LEAST_BYTES + bytes.length * READ_TIMES);
  const [rules, encryption, addresses] = [new PdfRules(), new Encryption(), new WrittenAddresses()];
  const streams: ObjectStream[] = [];
  for (const object of writtenObjects(bytes, effort)) {
    const { number, generation, isTrailer, value, streamStart: start } = object;
    addresses.object(object);
    rules.object(value, start !== undefined);
    if (!(value instanceof PdfDictionary)) continue;
    if (isTrailer || start !== undefined) encryption.trailer(value);
    if (start !== undefined && isObjectStream(value)) streams.push({ number, generation, dictionary: value, start });
  }
  const keys = encryption.keys(writtenObjects(bytes, effort), effort);
  addresses.mustBeInert(keys, effort);
  for (const stream of streams) {
    for (const { value } of unpacked(bytes, stream, keys, effort)) rules.object(value, false);
  }
  rules.settle();
}
