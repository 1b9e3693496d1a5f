import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { DomainError } from '../errors/domain-error.js';

const inflate = promisify(inflateRaw);

const END = Buffer.from('504b0506', 'hex');
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

const MEBIBYTE = 1024 * 1024;
const MAX_ENTRIES = 5_000;
const MAX_ENTRY_BYTES = 64 * MEBIBYTE;
const MAX_UNPACKED_BYTES = 200 * MEBIBYTE;

const MAIN_PART = 'word/document.xml';
const MACROS = /(^|\/)vbaProject\.bin$/i;
const PROGRAM = /\.(bat|cmd|com|dll|exe|hta|jar|js|lnk|msi|ps1|scr|vbs|wsf)$/i;
const ESCAPES = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\0/i;

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

function entryAt(bytes: Buffer, at: number): Entry & { readonly next: number } {
  if (bytes.readUInt32LE(at) !== ENTRY) throw new DomainError('file.damaged');
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

function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(END);
  if (end < 0 || end + END_BYTES > bytes.length) throw new DomainError('file.damaged');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new DomainError('file.oversized');
  const entries: Entry[] = [];
  for (let at = bytes.readUInt32LE(end + 16); entries.length < count;) {
    const entry = entryAt(bytes, at);
    entries.push(entry);
    at = entry.next;
  }
  return entries;
}

function mustBePlain(entries: readonly Entry[]): void {
  if (entries.some(({ flags }) => (flags & ENCRYPTED) !== 0)) throw new DomainError('file.encrypted');
  if (entries.some(({ name }) => ESCAPES.test(name))) throw new DomainError('file.damaged');
  if (entries.some(({ name }) => MACROS.test(name) || PROGRAM.test(name))) throw new DomainError('file.active');
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > MAX_UNPACKED_BYTES || entries.some(({ unpacked }) => unpacked > MAX_ENTRY_BYTES)) {
    throw new DomainError('file.oversized');
  }
  if (!entries.some(({ name }) => name === MAIN_PART)) throw new DomainError('file.damaged');
}

/** Unpacks to no more than the list of contents promised: whoever lies there is a bomb or broken. */
async function mustUnpack(bytes: Buffer, { offset, packed, unpacked, method, crc }: Entry): Promise<void> {
  const start = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (method !== STORED && method !== DEFLATED) throw new DomainError('file.damaged');
  // One byte more than promised is room enough to notice.
  const content = method === STORED ? data : await inflate(data, { maxOutputLength: unpacked + 1 });
  if (content.length !== unpacked || crc32(content) !== crc) throw new DomainError('file.damaged');
}

/** A Word document is an archive: whole, without a password, macros or programs, and no bomb. */
export async function mustBeSoundArchive(bytes: Buffer): Promise<void> {
  try {
    const entries = entriesOf(bytes);
    mustBePlain(entries);
    for (const entry of entries) await mustUnpack(bytes, entry);
  } catch (error) {
    // Anything else is an offset that leads out of the file, or a stream that does not unpack.
    throw error instanceof DomainError ? error : new DomainError('file.damaged');
  }
}
