import { createDecipheriv, createHash } from 'node:crypto';
import { DocumentFault } from '../document-fault.js';
import { keyOfEmptyPassword, type SecuritySettings } from './empty-password.js';
import { PdfArray, PdfDictionary, PdfName, PdfReference, PdfString, type PdfValue } from './pdf-values.js';
import { rc4 } from './rc4.js';
import type { WrittenObject } from './written-objects.js';

type Numbered = Pick<WrittenObject, 'number' | 'generation'>;

const NEW_KEY_BYTES = 32;
const VECTOR_BYTES = 16;
const BLOCK_BYTES = 16;
const OBJECT_KEY_BYTES = 16;
const AES_MARK = Buffer.from('sAlT');

const bytesOf = (value: PdfValue | undefined): Buffer => (value instanceof PdfString ? value.bytes : Buffer.alloc(0));
const numberOf = (value: PdfValue | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

function settingsOf(dictionary: PdfDictionary, metadata: boolean): SecuritySettings {
  return {
    revision: numberOf(dictionary.get('R'), 0),
    owner: bytesOf(dictionary.get('O')),
    user: bytesOf(dictionary.get('U')),
    userKey: bytesOf(dictionary.get('UE')),
    permissions: numberOf(dictionary.get('P'), 0),
    lengthBits: numberOf(dictionary.get('Length'), 40),
    isMetadataEncrypted: metadata,
  };
}

/** How a file is encrypted: what its trailers name, and the ids that its keys are made with. */
export class Encryption {
  private readonly named: PdfValue[] = [];
  private readonly ids: Buffer[] = [Buffer.alloc(0)];

  /** Hears of a trailer; the dictionary of a table that is a stream is one too. */
  trailer(dictionary: PdfDictionary): void {
    this.named.push(...dictionary.all('Encrypt').filter((value) => value !== null));
    for (const id of dictionary.all('ID')) if (id instanceof PdfArray) this.ids.push(bytesOf(id.items[0]));
  }

  /** Whether any trailer says how the file is encrypted. */
  get isNamed(): boolean {
    return this.named.length > 0;
  }

  /**
   * The keys with which the file opens without a password; refused when it asks for one. The objects are looked through
   * anew: a trailer, which names those that are meant, often stands behind them.
   */
  keys(objects: Iterable<WrittenObject>): Buffer[] {
    const direct = this.named.filter((value) => value instanceof PdfDictionary);
    const keys = [...direct, ...this.referredTo(objects)].map((dictionary) => {
      const filter = dictionary.get('Filter');
      if (!(filter instanceof PdfName) || filter.name !== 'Standard') throw new DocumentFault('file.encrypted');
      // Whether the description of the file is encrypted too stands as true or false, which read alike here: both are tried.
      const key = [true, false]
        .map((metadata) => keyOfEmptyPassword(settingsOf(dictionary, metadata), this.ids))
        .find((found) => found !== undefined);
      if (key === undefined) throw new DocumentFault('file.encrypted');
      return key;
    });
    const all = keys.flatMap((key) => (key.length < OBJECT_KEY_BYTES ? [key, lengthened(key)] : [key]));
    return [...new Map(all.map((key) => [key.toString('hex'), key])).values()];
  }

  /** What the references lead to. Where nothing is found, or what leads on, a reader may find a lock that is not seen here. */
  private referredTo(objects: Iterable<WrittenObject>): PdfDictionary[] {
    const numbers = new Set(this.named.filter((value) => value instanceof PdfReference).map(({ number }) => number));
    const missing = new Set(numbers);
    const found: PdfDictionary[] = [];
    for (const { number, value, isTrailer } of objects) {
      const isMeant = number === undefined ? !isTrailer && isLock(value) : numbers.has(number);
      if (!isMeant) continue;
      if (value instanceof PdfDictionary) found.push(value);
      else if (value !== null) throw new DocumentFault('file.encrypted');
      if (number !== undefined) missing.delete(number);
    }
    if (missing.size > 0) throw new DocumentFault('file.encrypted');
    return found;
  }
}

/** Of an object whose number cannot be told: whether it says how a file is encrypted. */
const isLock = (value: PdfValue): boolean => value instanceof PdfDictionary && value.has('O') && value.has('U');

/** What some programs make of a short key, and readers therefore too; no standard says so. */
const lengthened = (key: Buffer): Buffer => Buffer.concat([key, Buffer.alloc(OBJECT_KEY_BYTES - key.length)]);

function aes(key: Buffer, data: Buffer): Buffer {
  const whole = data.length - (data.length % BLOCK_BYTES);
  if (whole <= VECTOR_BYTES) return Buffer.alloc(0);
  const vector = data.subarray(0, VECTOR_BYTES);
  // What follows the end of the stream is decrypted along with it, so the last block is no padding.
  return createDecipheriv(`aes-${key.length * 8}-cbc`, key, vector)
    .setAutoPadding(false)
    .update(data.subarray(VECTOR_BYTES, whole));
}

/** What a stream may hold: its bytes as they are, and decrypted in each way that the file may mean. */
export function* plainTexts(
  data: Buffer,
  { number, generation }: Numbered,
  keys: readonly Buffer[],
): Generator<Buffer> {
  yield data;
  for (const key of keys) {
    if (key.length === NEW_KEY_BYTES) {
      yield aes(key, data);
      continue;
    }
    // Its key is made with its number: a reader that can tell it would read what is not seen here.
    if (number === undefined) throw new DocumentFault('file.damaged');
    const place = Buffer.alloc(5);
    place.writeUIntLE(number % 2 ** 24, 0, 3);
    place.writeUIntLE(generation % 2 ** 16, 3, 2);
    const keyFor = (mark: Buffer): Buffer =>
      createHash('md5')
        .update(Buffer.concat([key, place, mark]))
        .digest()
        .subarray(0, Math.min(key.length + place.length, OBJECT_KEY_BYTES));
    yield rc4(keyFor(Buffer.alloc(0)), data);
    if (key.length === OBJECT_KEY_BYTES) yield aes(keyFor(AES_MARK), data);
  }
}
