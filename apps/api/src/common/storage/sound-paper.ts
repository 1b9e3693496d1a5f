import { readFile } from 'node:fs/promises';
import { DomainError } from '../errors/domain-error.js';
import { COMPOUND_MAGIC, DOC, DOCX } from './content-type.js';
import { mustBeSoundArchive } from './word-archive.js';

const PDF = 'application/pdf';

/** Readers look for the end of a PDF in this many last bytes. */
const PDF_TAIL = 1024;
const PDF_END = '%%EOF';
const ARCHIVE_END = Buffer.from('504b0506', 'hex');
const MARKUP = /<(script|html|svg|\?php)/i;

const VBA = Buffer.from('_VBA_PROJECT', 'utf16le');
// Where the first sector of a compound file begins, and what a Word document's own stream begins with.
const FIRST_SECTOR = 512;
const WORD_MAGIC = 0xa5ec;
const WORD_FLAGS = FIRST_SECTOR + 10;
const WORD_ENCRYPTED = 0x0100;

function mustBeSoundPdf(bytes: Buffer): void {
  const tail = bytes.subarray(-PDF_TAIL);
  const end = tail.lastIndexOf(PDF_END);
  if (end < 0) throw new DomainError('file.damaged');
  // Two files in one: what follows the end is for another reader than the one who checks it.
  const rest = tail.subarray(end + PDF_END.length);
  if (rest.includes(ARCHIVE_END) || MARKUP.test(rest.toString('latin1'))) throw new DomainError('file.damaged');
  if (bytes.includes('/Encrypt')) throw new DomainError('file.encrypted');
  if (bytes.includes('/Launch')) throw new DomainError('file.active');
}

function mustBeSoundDoc(bytes: Buffer): void {
  if (bytes.length <= WORD_FLAGS + 1) throw new DomainError('file.damaged');
  const isEncrypted =
    bytes.readUInt16LE(FIRST_SECTOR) === WORD_MAGIC && (bytes.readUInt16LE(WORD_FLAGS) & WORD_ENCRYPTED) !== 0;
  if (isEncrypted) throw new DomainError('file.encrypted');
  if (bytes.includes(VBA)) throw new DomainError('file.active');
}

/**
 * Refuses a paper that its reader could not open or should not: cut off, behind a password, with macros or a command
 * to start a program, a bomb, or two files in one. Papers are kept as they are, so what is in them stays in them.
 */
export async function mustBeSoundPaper(path: string, contentType: string): Promise<void> {
  const bytes = await readFile(path);
  if (contentType === PDF) return mustBeSoundPdf(bytes);
  if (contentType === DOC) return mustBeSoundDoc(bytes);
  if (contentType !== DOCX) return;
  // With a password, the archive lies inside a compound file.
  if (bytes.subarray(0, COMPOUND_MAGIC.length).equals(COMPOUND_MAGIC)) throw new DomainError('file.encrypted');
  await mustBeSoundArchive(bytes);
}
