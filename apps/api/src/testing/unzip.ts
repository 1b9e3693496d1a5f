import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/** The files of a ZIP archive by their path; throws when its list of contents is not at its end. */
export function unzip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf('PK\u0005\u0006');
  if (end < 0) throw new Error('Half an archive');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === ENTRY) {
    const [method, bytes] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const local = archive.readUInt32LE(at + 42);
    const path = archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + Number(name)).toString();
    const begin = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(begin, begin + bytes);
    files.set(path, method === DEFLATED ? inflateRawSync(content) : content);
    at += ENTRY_BYTES + Number(name) + Number(extra) + Number(comment);
  }
  return files;
}
