import { createDecipheriv, createHash } from 'node:crypto';
import { DocumentFault } from '../document-fault.js';
import type { Effort } from '../effort.js';
import { keyOfEmptyPassword, type SecuritySettings } from './empty-password.js';
import { PdfArray, PdfDictionary, PdfName, PdfReference, PdfString, type PdfValue } from './pdf-values.js';
import { rc4 } from './rc4.js';
import type { WrittenObject } from './written-objects.js';

type Numbered = Pick<WrittenObject, 'number' | 'generation'>;

const NEW_KEY_BYTES = 32;
const VECTOR_BYTES = 16;
const BLOCK_BYTES = 16;
const OBJECT_KEY_BYTES = 16;
const READ_KEYS = ['Filter', 'R', 'O', 'U', 'UE', 'P', 'Length'];
const AES_MARK = Buffer.from('sAlT');

const bytesOf = (value: PdfValue | undefined): Buffer => (value instanceof PdfString ? value.bytes : Buffer.alloc(0));
const numberOf = (value: PdfValue | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Without whether the description of the file is encrypted too: that is written as true or false, which read alike here. */
type ReadSettings = Omit<SecuritySettings, 'isMetadataEncrypted'>;

function settingsOf(dictionary: PdfDictionary): ReadSettings {
  const filter = dictionary.get('Filter');
  if (!(filter instanceof PdfName) || filter.name !== 'Standard') throw new DocumentFault('file.encrypted');
  // Readers take the one or the other.
  if (READ_KEYS.some((key) => dictionary.all(key).length > 1)) throw new DocumentFault('file.encrypted');
  return {
    revision: numberOf(dictionary.get('R'), 0),
    owner: bytesOf(dictionary.get('O')),
    user: bytesOf(dictionary.get('U')),
    userKey: bytesOf(dictionary.get('UE')),
    permissions: numberOf(dictionary.get('P'), 0),
    lengthBits: numberOf(dictionary.get('Length'), 40),
  };
}

/** Each once: a file that is updated says the same again each time. */
const distinct = <T>(all: readonly T[], told: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [told(one), one])).values(),
];
const hexOf = (bytes: Buffer): string => bytes.toString('hex');
const wordsOf = (settings: ReadSettings): string =>
  Object.values(settings)
    .map((value) => (Buffer.isBuffer(value) ? hexOf(value) : String(value)))
    .join(' ');

/** How a file is encrypted: what its trailers name, and the ids that its keys are made with. */
export class Encryption {
  private readonly named: PdfValue[] = [];
  private readonly ids: Buffer[] = [Buffer.alloc(0)];

  /** Hears of a trailer; the dictionary of a table that is a stream is one too. */
  trailer(dictionary: PdfDictionary): void {
    this.named.push(...dictionary.all('Encrypt').filter((value) => value !== null));
    for (const id of dictionary.all('ID')) if (id instanceof PdfArray) this.ids.push(bytesOf(id.items[0]));
  }

  /**
   * The keys with which the file opens without a password; none when it is not encrypted. Refused when it asks for one. The
   * objects are looked through anew: a trailer, which names those that are meant, often stands behind them.
   */
  keys(objects: Iterable<WrittenObject>, effort: Effort): Buffer[] {
    if (this.named.length === 0) return [];
    const direct = this.named.filter((value) => value instanceof PdfDictionary);
    const settings = distinct([...direct, ...this.referredTo(objects)].map(settingsOf), wordsOf);
    const ids = distinct(this.ids, hexOf);
    const keys = settings.map((one) => keyOf(one, ids, effort));
    const all = keys.flatMap((key) => (key.length < OBJECT_KEY_BYTES ? [key, lengthened(key)] : [key]));
    return distinct(all, hexOf);
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

/** The key by these settings, whichever way the description of the file is kept. */
function keyOf(settings: ReadSettings, ids: readonly Buffer[], effort: Effort): Buffer {
  for (const isMetadataEncrypted of [true, false]) {
    const key = keyOfEmptyPassword({ ...settings, isMetadataEncrypted }, ids, effort);
    if (key !== undefined) return key;
  }
  throw new DocumentFault('file.encrypted');
}

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
