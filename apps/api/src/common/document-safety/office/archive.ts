import { crc32, inflateRawSync } from 'node:zlib';
import { DocumentFault } from '../document-fault.js';
import type { Effort } from '../effort.js';

const END = Buffer.from('504b0506', 'hex');
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

const MEBIBYTE = 1024 * 1024;
const MAX_ENTRIES = 5_000;
const MAX_ENTRY_BYTES = 64 * MEBIBYTE;
const ESCAPES = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\0/i;
/**
 * Names that some programs take for another name, so that a list hides behind them: other slashes, codes for letters that need
 * none, and a part in pieces.
 */
const DISGUISED = /\\|%(?:2[def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\dae])|\/\[\d+\](?:\.last)?\.piece$/i;

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/** A part of an archive, unpacked. */
export interface ArchivePart {
  readonly name: string;
  readonly content: Buffer;
}

function entryAt(bytes: Buffer, at: number): Entry & { readonly next: number } {
  if (bytes.readUInt32LE(at) !== ENTRY) throw new DocumentFault('file.damaged');
  const nameLength = bytes.readUInt16LE(at + 28);
  const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
  return {
    name,
    flags: bytes.readUInt16LE(at + 8),
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    unpacked: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
    next: at + ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  };
}

/** Where the one list of contents ends. What begins before an archive or goes on behind it is a second file. */
function endOf(bytes: Buffer): number {
  const at = bytes.lastIndexOf(END);
  if (at < 0 || at + END_BYTES > bytes.length) throw new DocumentFault('file.damaged');
  const [size, start] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
  const isWhole = bytes.readUInt32LE(0) === LOCAL && start + size === at;
  if (!isWhole || at + END_BYTES + bytes.readUInt16LE(at + 20) !== bytes.length)
    throw new DocumentFault('file.polyglot');
  return at;
}

function entriesOf(bytes: Buffer): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new DocumentFault('file.oversized');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (entries.length < count) {
    const entry = entryAt(bytes, at);
    entries.push(entry);
    at = entry.next;
  }
  if (at !== end) throw new DocumentFault('file.damaged');
  return entries;
}

function mustBePlain(entries: readonly Entry[], effort: Effort): void {
  if (entries.some(({ flags }) => (flags & ENCRYPTED) !== 0)) throw new DocumentFault('file.encrypted');
  if (entries.some(({ name }) => ESCAPES.test(name) || DISGUISED.test(name))) throw new DocumentFault('file.damaged');
  // Readers take the first or the last part of a name.
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size !== entries.length) throw new DocumentFault('file.damaged');
  if (entries.some(({ unpacked }) => unpacked > MAX_ENTRY_BYTES)) throw new DocumentFault('file.oversized');
  effort.spend(entries.reduce((sum, { unpacked }) => sum + unpacked, 0));
}

/** Unpacks to no more than the list of contents promised: one that promises less is a bomb or broken. */
function contentOf(bytes: Buffer, { name, offset, packed, unpacked, method, crc }: Entry): Buffer {
  const nameEnd = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26);
  const isListed =
    bytes.readUInt32LE(offset) === LOCAL && bytes.toString('utf8', offset + LOCAL_BYTES, nameEnd) === name;
  if (!isListed) throw new DocumentFault('file.damaged');
  const start = nameEnd + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (method !== STORED && method !== DEFLATED) throw new DocumentFault('file.damaged');
  // One byte more than promised is room enough to notice.
  const content = method === STORED ? data : inflateRawSync(data, { maxOutputLength: unpacked + 1 });
  if (content.length !== unpacked || crc32(content) !== crc) throw new DocumentFault('file.damaged');
  return content;
}

/** The parts of an archive by its list of contents, one after the other; refused when the list and the parts disagree. */
export function* archiveParts(bytes: Buffer, effort: Effort): Generator<ArchivePart> {
  const entries = readSafely(() => entriesOf(bytes));
  mustBePlain(entries, effort);
  for (const entry of entries) {
    yield { name: entry.name, content: readSafely(() => contentOf(bytes, entry)) };
  }
}

/** Anything else that is thrown is an offset that leads out of the file, or a stream that does not unpack. */
function readSafely<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DocumentFault ? error : new DocumentFault('file.damaged');
  }
}
