const SECTOR = 512;
const ENTRY = 128;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;
const [FOLDER, STREAM, ROOT] = [1, 2, 5];
/** A stream of less than this lies elsewhere. */
const STREAM_BYTES = 4096;

export interface CompoundPart {
  readonly name: string;
  readonly isFolder?: boolean;
  /** How the stream begins; it is filled up with zeros. */
  readonly content?: Buffer;
}

function entry(name: string, kind: number, { start = END, bytes = 0 } = {}): Buffer {
  const at = Buffer.alloc(ENTRY);
  at.write(name, 'utf16le');
  at.writeUInt16LE((name.length + 1) * 2, 64);
  at[66] = kind;
  for (const link of [68, 72, 76]) at.writeUInt32LE(FREE, link);
  at.writeUInt32LE(start, 116);
  at.writeUInt32LE(bytes, 120);
  return at;
}

/** An old Office file: a head, a table of sectors, a directory, and the streams one after the other. */
export function aCompound(parts: readonly CompoundPart[]): Buffer {
  const directorySectors = Math.ceil(((parts.length + 1) * ENTRY) / SECTOR);
  const sectorsEach = STREAM_BYTES / SECTOR;
  const table: number[] = [TABLE, ...Array.from({ length: directorySectors }, (_, at) => at + 2)];
  table[directorySectors] = END;
  const streams: Buffer[] = [];
  const entries = parts.map(({ name, isFolder = false, content = Buffer.alloc(0) }) => {
    if (isFolder) return entry(name, FOLDER ?? 1);
    const start = table.length;
    table.push(...Array.from({ length: sectorsEach }, (_, at) => (at === sectorsEach - 1 ? END : start + at + 1)));
    streams.push(Buffer.concat([content, Buffer.alloc(STREAM_BYTES - content.length)]));
    return entry(name, STREAM ?? 2, { start, bytes: STREAM_BYTES });
  });
  const head = Buffer.alloc(SECTOR);
  head.write('d0cf11e0a1b11ae1', 'hex');
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(STREAM_BYTES, 56);
  for (const none of [60, 68]) head.writeUInt32LE(END, none);
  for (let at = 76; at < SECTOR; at += 4) head.writeUInt32LE(FREE, at);
  head.writeUInt32LE(0, 76);
  const words = Buffer.alloc(SECTOR, 0xff);
  table.forEach((word, at) => words.writeUInt32LE(word, at * 4));
  const directory = Buffer.alloc(directorySectors * SECTOR);
  Buffer.concat([entry('Root Entry', ROOT ?? 5), ...entries]).copy(directory);
  return Buffer.concat([head, words, directory, ...streams]);
}

/** How the text of a Word document begins, with a password or without. */
export function wordStream({ isLocked = false } = {}): CompoundPart {
  const content = Buffer.alloc(32);
  content.writeUInt16LE(0xa5ec, 0);
  if (isLocked) content.writeUInt16LE(0x0100, 10);
  return { name: 'WordDocument', content };
}

/** A Word file as it was until 2003. */
export const aDoc = (more: readonly CompoundPart[] = []): Buffer =>
  aCompound([wordStream(), { name: '1Table' }, { name: '\u0001CompObj' }, ...more]);
