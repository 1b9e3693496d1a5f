import { DocumentFault } from '../document-fault.js';

const SECTOR_SHIFT_AT = 30;
const FIRST_DIRECTORY_AT = 48;
const FIRST_TABLES_AT = 76;
const TABLES_IN_HEAD = 109;
const NEXT_TABLES_AT = 68;
const ENTRY_BYTES = 128;
const NAME_BYTES = 64;
const LAST_SECTOR = 0xfffffffa;

/** A compound file as its sectors lie: a small file system, of which only the tables and the names are read. */
class Sectors {
  private readonly size: number;
  private readonly table: number[] = [];

  constructor(private readonly bytes: Buffer) {
    const shift = bytes.readUInt16LE(SECTOR_SHIFT_AT);
    if (shift !== 9 && shift !== 12) throw new DocumentFault('file.damaged');
    this.size = 2 ** shift;
    for (const sector of this.tableSectors()) this.table.push(...this.words(sector));
  }

  /** A chain of sectors; refused when it comes back to where it was. */
  chain(first: number): Buffer[] {
    const seen = new Set<number>();
    for (let sector = first; sector < LAST_SECTOR; sector = this.table[sector] ?? LAST_SECTOR) {
      if (seen.has(sector)) throw new DocumentFault('file.damaged');
      seen.add(sector);
    }
    return [...seen].map((sector) => this.at(sector));
  }

  private at(sector: number): Buffer {
    const start = (sector + 1) * this.size;
    if (start >= this.bytes.length) throw new DocumentFault('file.damaged');
    return this.bytes.subarray(start, start + this.size);
  }

  private words(sector: number): number[] {
    const bytes = this.at(sector);
    return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));
  }

  /** Which sectors hold the table of sectors: the first in the file's head, the others in a chain of lists. */
  private tableSectors(): number[] {
    const found = Array.from({ length: TABLES_IN_HEAD }, (_, index) =>
      this.bytes.readUInt32LE(FIRST_TABLES_AT + index * 4),
    );
    const lists = new Set<number>();
    for (let list = this.bytes.readUInt32LE(NEXT_TABLES_AT); list < LAST_SECTOR && !lists.has(list);) {
      lists.add(list);
      const words = this.words(list);
      found.push(...words.slice(0, -1));
      list = words.at(-1) ?? LAST_SECTOR;
    }
    return found.filter((sector) => sector < LAST_SECTOR);
  }
}

/** An entry of a compound file: a folder or a stream, with where it begins. */
export interface CompoundEntry {
  readonly name: string;
  readonly content: () => Buffer;
}

function entryOf(sectors: Sectors, bytes: Buffer): CompoundEntry | undefined {
  const nameBytes = bytes.readUInt16LE(NAME_BYTES);
  if (bytes[66] === 0 || nameBytes < 2 || nameBytes > NAME_BYTES) return undefined;
  return {
    name: bytes.toString('utf16le', 0, nameBytes - 2),
    content: () => Buffer.concat(sectors.chain(bytes.readUInt32LE(116))),
  };
}

/** What a compound file holds, used entries in the order of its directory. */
export function compoundEntries(bytes: Buffer): CompoundEntry[] {
  try {
    const sectors = new Sectors(bytes);
    const directory = Buffer.concat(sectors.chain(bytes.readUInt32LE(FIRST_DIRECTORY_AT)));
    const count = Math.floor(directory.length / ENTRY_BYTES);
    return Array.from({ length: count }, (_, index) =>
      entryOf(sectors, directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES)),
    ).filter((entry) => entry !== undefined);
  } catch (error) {
    throw error instanceof DocumentFault ? error : new DocumentFault('file.damaged');
  }
}
