import type { DocumentFaultCode } from '@cw/domain';

/** Ends the examination of a document: it is refused by this name. */
export class DocumentFault extends Error {
  constructor(readonly code: DocumentFaultCode) {
    super(code);
  }
}
