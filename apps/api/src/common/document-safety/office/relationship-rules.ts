import type { DocumentFaultCode } from '@cw/domain';
import { DocumentFault } from '../document-fault.js';
import { xmlElements } from './xml-elements.js';

/** What may lie outside a document: where a link leads, and a picture that is linked. */
const MAY_BE_OUTSIDE = ['hyperlink', 'image'];

/** What is refused wherever it lies, by the last word of the relationship's type. */
const REFUSED: ReadonlyMap<string, DocumentFaultCode> = new Map([
  ['vbaproject', 'file.macros'],
  ['wordvbadata', 'file.macros'],
  ['attachedtoolbars', 'file.macros'],
  ['oleobject', 'file.ole_object'],
  ['control', 'file.ole_object'],
  ['activexcontrolbinary', 'file.ole_object'],
  ['afchunk', 'file.embedded_files'],
] as const);
const PACKAGE = 'package';
/** A chart keeps its figures in a workbook, which is looked into as the document is. */
const CHART = /\/charts\/_rels\/[^/]+\.rels$/i;

function faultOf({ Type = '', TargetMode = '' }: Readonly<Record<string, string>>, name: string) {
  const kind = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
  const isOutside = TargetMode.toLowerCase() === 'external';
  if (isOutside && !MAY_BE_OUTSIDE.includes(kind)) return 'file.external_template';
  if (kind === PACKAGE && !CHART.test(name)) return 'file.ole_object';
  return REFUSED.get(kind);
}

/** Refuses what a part brings in by this list: macros, objects of other programs, and whatever is loaded from elsewhere. */
export function mustRelateInertly(name: string, content: Buffer): void {
  for (const element of xmlElements(content)) {
    const fault = element.name === 'Relationship' ? faultOf(element.attributes, name) : undefined;
    if (fault !== undefined) throw new DocumentFault(fault);
  }
}
