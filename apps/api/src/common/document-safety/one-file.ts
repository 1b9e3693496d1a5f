import { DocumentFault } from './document-fault.js';

const ARCHIVE_END = Buffer.from('504b0506', 'hex');
const ARCHIVE_END_BYTES = 22;
const ARCHIVE_COMMENT_BYTES = 65_535;
const ARCHIVE_ENTRY = Buffer.from('504b0102', 'hex');

/** Files that their readers find though they do not stand at the beginning. */
const ANYWHERE = [
  Buffer.from('526172211a07', 'hex'),
  Buffer.from('377abcaf271c', 'hex'),
  Buffer.from('__HALT_COMPILER'),
];
const AT: readonly (readonly [at: number, mark: Buffer])[] = [
  [257, Buffer.from('ustar')],
  [32_769, Buffer.from('CD001')],
];

const isAt = (bytes: Buffer, at: number, mark: Buffer): boolean =>
  at >= 0 && bytes.subarray(at, at + mark.length).equals(mark);

/** The end of an archive: where one is looked for, or where its list of contents stands before it as it says. */
function endsArchive(bytes: Buffer, at: number): boolean {
  if (at + ARCHIVE_END_BYTES > bytes.length) return false;
  if (at >= bytes.length - ARCHIVE_END_BYTES - ARCHIVE_COMMENT_BYTES) return true;
  return isAt(bytes, at - bytes.readUInt32LE(at + 12), ARCHIVE_ENTRY);
}

function holdsArchive(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(ARCHIVE_END); at >= 0; at = bytes.indexOf(ARCHIVE_END, at + 1)) {
    if (endsArchive(bytes, at)) return true;
  }
  return false;
}

/** Refuses a PDF or a picture that another program would take for an archive: the one who checks it sees only half of it. */
export function mustBeOneFile(bytes: Buffer): void {
  const isTwo =
    holdsArchive(bytes) ||
    ANYWHERE.some((mark) => bytes.includes(mark)) ||
    AT.some(([at, mark]) => isAt(bytes, at, mark));
  if (isTwo) throw new DocumentFault('file.polyglot');
}
