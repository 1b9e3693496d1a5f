import { DocumentFault } from '../document-fault.js';
import { PdfDictionary, PdfReference, PdfString, type PdfValue } from './pdf-values.js';

/** What a stream may name instead of having it: its bytes, a page of another file, a picture that a printer keeps. */
const LOADED = ['F', 'Ref', 'OPI'];

/** Old programs write the name of a filter under `F`, which is no file. */
const isFile = (value: PdfValue): boolean =>
  value instanceof PdfString || value instanceof PdfDictionary || value instanceof PdfReference;

/** Refuses a stream, by its dictionary, that is or shows what lies in another file. */
export function mustNotLoad(stream: PdfDictionary): void {
  if (LOADED.some((key) => stream.all(key).some(isFile))) throw new DocumentFault('file.external_template');
}
