import { DocumentFault } from '../document-fault.js';
import { Effort } from '../effort.js';
import { archiveParts, type ArchivePart } from './archive.js';
import { mustHaveInertTypes } from './content-type-rules.js';
import { mustBeInertPart } from './part-rules.js';
import { mustRelateInertly } from './relationship-rules.js';

const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAIN_PART = 'word/document.xml';
const CONTENT_TYPES = '[content_types].xml';
const RELATIONSHIPS = /(^|\/)_rels\/[^/]*\.rels$/i;
const ARCHIVE = Buffer.from('504b0304', 'hex');
/** Where the workbooks of charts lie. */
const WORKBOOK = /^word\/embeddings\/[^/]+\.xlsx$/i;

const isArchive = ({ content }: ArchivePart): boolean => content.subarray(0, ARCHIVE.length).equals(ARCHIVE);

/** Judges the parts of a document, and tells their names. */
function namesOfInertParts(bytes: Buffer, effort: Effort, isInner: boolean): Set<string> {
  const names = new Set<string>();
  for (const part of archiveParts(bytes, effort)) {
    const { name, content } = part;
    names.add(name);
    mustBeInertPart(part);
    if (name.toLowerCase() === CONTENT_TYPES) mustHaveInertTypes(content);
    if (RELATIONSHIPS.test(name)) mustRelateInertly(name, content);
    if (!isArchive(part)) continue;
    if (isInner || !WORKBOOK.test(name)) throw new DocumentFault('file.embedded_files');
    namesOfInertParts(content, effort, true);
  }
  return names;
}

/** Refuses a Word document that is broken, locked or a bomb, or has macros, programs, objects or content from elsewhere in it. */
export function mustBeInertArchive(bytes: Buffer): void {
  const names = namesOfInertParts(bytes, new Effort(MAX_UNPACKED_BYTES), false);
  if (!names.has(MAIN_PART)) throw new DocumentFault('file.damaged');
}
