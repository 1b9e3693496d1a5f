import type { DocumentFaultCode } from '@cw/domain';
import { DocumentFault } from '../document-fault.js';
import { hasScheme, isOfThisComputer, leadsToComputer } from '../outside-address.js';
import { xmlElements } from './xml-elements.js';

/** What may lie outside a document: where a link leads, which a person follows, and a picture that is linked. */
const LINK = 'hyperlink';
const PICTURE = 'image';
/** A document names the template that it was written with, on the computer of the one who wrote it. */
const TEMPLATE = 'attachedtemplate';

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

/** Whether what is loaded by itself lies elsewhere than a document of this kind may have it. */
function loadsFromElsewhere(kind: string, target: string, isExternal: boolean): boolean {
  if (kind === LINK) return false;
  if (target.startsWith('//') || leadsToComputer(target)) return true;
  if (kind === TEMPLATE && isOfThisComputer(target)) return false;
  return (isExternal || hasScheme(target)) && kind !== PICTURE;
}

function faultOf({ Type = '', Target = '', TargetMode = '' }: Readonly<Record<string, string>>, name: string) {
  const kind = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
  // Some readers go where a target leads whether or not it is said to lie outside.
  if (loadsFromElsewhere(kind, Target.trim(), TargetMode.trim().toLowerCase() === 'external'))
    return 'file.external_template';
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
