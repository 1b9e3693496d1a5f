import { constants, inflateRawSync } from 'node:zlib';
import { DocumentFault } from '../document-fault.js';
import type { Effort } from '../effort.js';
import { PdfArray, PdfDictionary, PdfName, type PdfValue } from './pdf-values.js';

const MAX_STREAM_BYTES = 64 * 1024 * 1024;
const ZLIB_HEAD = 2;
const FIRST_PNG_PREDICTOR = 10;
const FLATE = ['FlateDecode', 'Fl'];
const HEXADECIMAL = ['ASCIIHexDecode', 'AHx'];

const listOf = (value: PdfValue | undefined): readonly PdfValue[] => {
  if (value === undefined || value === null) return [];
  return value instanceof PdfArray ? value.items : [value];
};

/** Past its head and without its checksum, as readers unpack it, who take what there is of a stream that is cut off. */
function inflated(bytes: Buffer, effort: Effort): Buffer {
  try {
    const maxOutputLength = effort.most(MAX_STREAM_BYTES);
    const finishFlush = constants.Z_SYNC_FLUSH;
    const data = inflateRawSync(bytes.subarray(ZLIB_HEAD), { finishFlush, maxOutputLength });
    effort.spend(data.length);
    return data;
  } catch (error) {
    if (error instanceof DocumentFault) throw error;
    throw new DocumentFault(error instanceof RangeError ? 'file.oversized' : 'file.damaged');
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

const noGuess = (): number => 0;

/** What a row's own number says of how each of its bytes was guessed. */
const GUESSES: readonly ((left: number, up: number, corner: number) => number)[] = [
  noGuess,
  (left) => left,
  (_, up) => up,
  (left, up) => Math.floor((left + up) / 2),
  paeth,
];

/** Each row begins with how it was guessed; its bytes are what the guesses were wrong by. */
function unguessed(data: Buffer, width: number, step: number): Buffer {
  const rows = Math.ceil(data.length / (width + 1));
  const plain = Buffer.alloc(rows * width);
  // What lies to the left of a row or above the first one counts as nothing.
  const known = (row: number, column: number): number =>
    row < 0 || column < 0 ? 0 : (plain[row * width + column] ?? 0);
  for (let row = 0; row < rows; row += 1) {
    const from = row * (width + 1);
    const guess = GUESSES[data[from] ?? 0] ?? noGuess;
    for (let column = 0; column < width; column += 1) {
      const [left, up, corner] = [known(row, column - step), known(row - 1, column), known(row - 1, column - step)];
      plain[row * width + column] = ((data[from + 1 + column] ?? 0) + guess(left, up, corner)) % 256;
    }
  }
  return plain;
}

const settingOf = (settings: PdfDictionary, key: string, otherwise: number): number => {
  const [value = otherwise, ...others] = settings.all(key);
  if (!Number.isInteger(value) || others.length > 0) throw new DocumentFault('file.damaged');
  return Number(value);
};

function unpredicted(data: Buffer, settings: PdfDictionary, effort: Effort): Buffer {
  const predictor = settingOf(settings, 'Predictor', 1);
  if (predictor <= 1) return data;
  if (predictor < FIRST_PNG_PREDICTOR) throw new DocumentFault('file.damaged');
  const bits = settingOf(settings, 'Colors', 1) * settingOf(settings, 'BitsPerComponent', 8);
  const [step, width] = [Math.ceil(bits / 8), Math.ceil((bits * settingOf(settings, 'Columns', 1)) / 8)];
  if (step < 1 || width < 1) throw new DocumentFault('file.damaged');
  // A row may be far wider than what there is of it.
  effort.spend(Math.ceil(data.length / (width + 1)) * width);
  return unguessed(data, width, step);
}

function decoded(data: Buffer, filter: string, settings: PdfValue, effort: Effort): Buffer {
  if (filter === 'Crypt') return data;
  if (HEXADECIMAL.includes(filter)) {
    const end = data.indexOf('>');
    const length = end < 0 ? data.length : end + 1;
    effort.spend(length);
    const digits = data.toString('latin1', 0, length).replaceAll(/[^\da-f]/gi, '');
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
  }
  if (!FLATE.includes(filter)) throw new DocumentFault('file.damaged');
  const plain = inflated(data, effort);
  if (settings === null) return plain;
  if (settings instanceof PdfDictionary) return unpredicted(plain, settings, effort);
  throw new DocumentFault('file.damaged');
}

/** What a stream holds. One that is packed as no program packs lists of objects is refused: nobody can say what is in it. */
export function streamData(dictionary: PdfDictionary, bytes: Buffer, effort: Effort): Buffer {
  const filters = listOf(dictionary.get('Filter'));
  const settings = listOf(dictionary.get('DecodeParms'));
  return filters.reduce((data: Buffer, filter, at) => {
    if (!(filter instanceof PdfName)) throw new DocumentFault('file.damaged');
    return decoded(data, filter.name, settings[at] ?? null, effort);
  }, bytes);
}
