import { Effort } from '../effort.js';
import { mustBeOneFile } from '../one-file.js';
import { Encryption } from './encryption.js';
import { isObjectStream } from './object-streams.js';
import { mustEndAsPdf } from './pdf-end.js';
import { WrittenAddresses } from './pdf-addresses.js';
import { PdfRules } from './pdf-rules.js';
import { PdfDictionary } from './pdf-values.js';
import { unpackedObjects, type WrittenList } from './unpacked-lists.js';
import { writtenObjects } from './written-objects.js';

const MEBIBYTE = 1024 * 1024;
/** What may be read and unpacked of a file, as often as it is long, and at the least. */
const READ_TIMES = 8;
const LEAST_BYTES = 64 * MEBIBYTE;

/** Refuses a PDF that starts something, carries a file, is two files, is locked, or that nobody can look into. */
export function mustBeInertPdf(bytes: Buffer): void {
  mustBeOneFile(bytes);
  mustEndAsPdf(bytes);
  const effort = new Effort(LEAST_BYTES + bytes.length * READ_TIMES);
  const [rules, encryption, addresses] = [new PdfRules(), new Encryption(), new WrittenAddresses()];
  const lists: WrittenList[] = [];
  for (const object of writtenObjects(bytes, effort)) {
    const { number, generation, isTrailer, value, keywordEnd } = object;
    addresses.object(object);
    rules.object(value, keywordEnd !== undefined);
    if (!(value instanceof PdfDictionary)) continue;
    if (isTrailer || keywordEnd !== undefined) encryption.trailer(value);
    if (keywordEnd !== undefined && isObjectStream(value))
      lists.push({ number, generation, dictionary: value, keywordEnd });
  }
  const keys = encryption.keys(writtenObjects(bytes, effort), effort);
  addresses.mustBeInert(keys, effort);
  for (const list of lists) {
    for (const value of unpackedObjects(bytes, list, keys, effort)) rules.object(value, false);
  }
  rules.settle();
}
