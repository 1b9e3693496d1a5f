import { DocumentFault } from '../document-fault.js';

const END = Buffer.from('%%EOF');
/** Readers look for the end of a PDF in this many last bytes. */
const TAIL_BYTES = 1024;
/** Looked for where blanks begin only: else each of many that end nowhere would be followed to their end. */
const BLANK = /(?<![\s\0\u001a])[\s\0\u001a]+$/;
const PLAIN = /^[\t\n\f\r\x1b -;=-~\0\u001a]*$/;

/**
 * Refuses a PDF that is cut off, and one with another file behind its end. What servers and printers leave there, some
 * blanks or a line, is none.
 */
export function mustEndAsPdf(bytes: Buffer): void {
  const end = bytes.lastIndexOf(END);
  if (end < 0) throw new DocumentFault('file.damaged');
  const rest = bytes.toString('latin1', end + END.length).replace(BLANK, '');
  // Objects behind the last end are an update that is cut off.
  if (rest.includes('endobj')) throw new DocumentFault('file.damaged');
  if (rest.length > TAIL_BYTES || !PLAIN.test(rest)) throw new DocumentFault('file.polyglot');
}
