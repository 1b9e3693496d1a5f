import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchiveEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly flags?: number;
  /** What the archive says of its size, when that is a lie. */
  readonly saidBytes?: number;
  readonly saidChecksum?: number;
}

const DEFLATED = 8;

/** The fields that an entry's own header and the list of contents share. */
function facts({ name, content, flags = 0, saidBytes, saidChecksum }: ArchiveEntry, packed: Buffer): Buffer {
  const bytes = Buffer.from(content);
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(flags, 2);
  head.writeUInt16LE(DEFLATED, 4);
  head.writeUInt32LE(saidChecksum ?? crc32(bytes), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(saidBytes ?? bytes.length, 18);
  head.writeUInt16LE(Buffer.byteLength(name), 22);
  return head;
}

/** An archive of these entries, honest or not. */
export function anArchive(entries: readonly ArchiveEntry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.content);
    const head = facts(entry, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const name = Buffer.from(entry.name);
    const whole = Buffer.concat([Buffer.from('504b0304', 'hex'), head, name, packed]);
    local.push(whole);
    central.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), head, place, name]));
    offset += whole.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, list, end]);
}
