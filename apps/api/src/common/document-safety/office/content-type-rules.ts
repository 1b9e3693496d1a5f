import { DocumentFault } from '../document-fault.js';
import { xmlElements } from './xml-elements.js';

const MACROS = /macroenabled|vbaproject|vbadata/i;
const CONTROL = /activex|oleobject/i;

/** Refuses macros and controls by the types that the document itself gives its parts, whatever these are called. */
export function mustHaveInertTypes(content: Buffer): void {
  for (const { attributes } of xmlElements(content)) {
    const { ContentType = '' } = attributes;
    if (MACROS.test(ContentType)) throw new DocumentFault('file.macros');
    if (CONTROL.test(ContentType)) throw new DocumentFault('file.ole_object');
  }
}
