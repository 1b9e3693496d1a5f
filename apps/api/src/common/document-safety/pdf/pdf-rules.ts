import type { DocumentFaultCode } from '@cw/domain';
import { DocumentFault } from '../document-fault.js';
import { PdfArray, PdfDictionary, PdfName, PdfReference, type PdfValue } from './pdf-values.js';

type RefusedNames = ReadonlyMap<string, DocumentFaultCode>;

/** Names that are refused where they stand under this key. Scripts and the sending of forms are none of them. */
const REFUSED_NAMES: Readonly<Record<string, RefusedNames>> = {
  // What an action does: start a program, read a file of the reader's, open an attached file.
  S: new Map([
    ['Launch', 'file.launch_action'],
    ['ImportData', 'file.launch_action'],
    ['GoToE', 'file.embedded_files'],
  ]),
  // What an annotation is: a file, or media that a player opens.
  Subtype: new Map(
    ['FileAttachment', 'RichMedia', '3D', 'Movie', 'Sound'].map((name) => [name, 'file.embedded_files'] as const),
  ),
};

/**
 * A file specification says here where the attached bytes are, by system. Nothing else tells an attached file: fillable forms
 * of agencies keep their own parts in streams that call themselves embedded files.
 */
const ATTACHED = 'EF';
const SYSTEMS = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

const valuesBySystem = (value: PdfValue): PdfValue[] =>
  value instanceof PdfDictionary ? SYSTEMS.flatMap((system) => value.all(system)) : [];

/**
 * Judges every dictionary that is shown to it. What is said by reference is judged when all objects are known, and by whatever
 * stands in an object of its own: which number an object has is a thing on which readers differ.
 */
export class PdfRules {
  private readonly looseNames = new Set<string>();
  private readonly namedElsewhere = new Set<RefusedNames>();
  private hasLooseBytes = false;
  private isAttachedElsewhere = false;

  /** An object, whatever its number is. */
  object(value: PdfValue): void {
    if (value instanceof PdfName) this.looseNames.add(value.name);
    // An attached file is a stream, and a stream is an object of its own; flags and addresses stand under these keys too.
    if (valuesBySystem(value).some((bytes) => bytes instanceof PdfReference)) this.hasLooseBytes = true;
    this.judge(value);
  }

  /** What hung on a reference. */
  settle(): void {
    for (const refused of this.namedElsewhere) for (const name of this.looseNames) refuse(refused.get(name));
    if (this.isAttachedElsewhere && this.hasLooseBytes) refuse('file.embedded_files');
  }

  private judge(value: PdfValue): void {
    if (value instanceof PdfArray) for (const item of value.items) this.judge(item);
    if (!(value instanceof PdfDictionary)) return;
    for (const [key, entry] of value.entries) {
      this.judgeEntry(key, entry);
      this.judge(entry);
    }
  }

  private judgeEntry(key: string, value: PdfValue): void {
    if (key === ATTACHED) {
      if (value instanceof PdfReference) this.isAttachedElsewhere = true;
      if (valuesBySystem(value).some((bytes) => bytes !== null)) refuse('file.embedded_files');
      return;
    }
    const refused = Object.hasOwn(REFUSED_NAMES, key) ? REFUSED_NAMES[key] : undefined;
    if (refused === undefined) return;
    if (value instanceof PdfName) refuse(refused.get(value.name));
    if (value instanceof PdfReference) this.namedElsewhere.add(refused);
  }
}

function refuse(code: DocumentFaultCode | undefined): void {
  if (code !== undefined) throw new DocumentFault(code);
}
