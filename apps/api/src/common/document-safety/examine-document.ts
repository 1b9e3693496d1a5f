import { COMPOUND_MAGIC, DOC, DOCX, PDF } from './document-types.js';
import { mustBeInertCompound } from './compound/inert-compound.js';
import type { DocumentFaultCode } from '@cw/domain';
import { DocumentFault } from './document-fault.js';
import { mustBeInertArchive } from './office/inert-archive.js';
import { mustBeInertPdf } from './pdf/inert-pdf.js';

function examine(bytes: Buffer, contentType: string): void {
  if (contentType === PDF) mustBeInertPdf(bytes);
  // With a password, the archive of a newer document lies inside a compound file.
  else if (bytes.subarray(0, COMPOUND_MAGIC.length).equals(COMPOUND_MAGIC)) mustBeInertCompound(bytes);
  else if (contentType === DOCX || contentType === DOC) mustBeInertArchive(bytes);
}

/** The fault of a document of this type by its parsed structure; null when it does nothing but be read. */
export function faultOf(bytes: Buffer, contentType: string): DocumentFaultCode | null {
  try {
    examine(bytes, contentType);
    return null;
  } catch (error) {
    if (error instanceof DocumentFault) return error.code;
    // Nothing that cannot be understood is kept.
    return 'file.damaged';
  }
}
