import type { DocumentFaultCode } from '@cw/domain';
import { DocumentFault } from '../document-fault.js';
import { PdfArray, PdfDictionary, PdfName, PdfReference, type PdfValue } from './pdf-values.js';

/** Names that are refused where they stand under this key. Scripts and the sending of forms are none of them. */
const REFUSED_NAMES: Readonly<Record<string, ReadonlyMap<string, DocumentFaultCode>>> = {
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

const namesBytes = (value: PdfValue): boolean =>
  value instanceof PdfDictionary && SYSTEMS.some((system) => value.all(system).some((bytes) => bytes !== null));

/** Judges every dictionary that is shown to it; what is said by reference is judged when all objects are known. */
export class PdfRules {
  private readonly names = new Map<number, Set<string>>();
  private readonly aliases = new Map<number, Set<number>>();
  private readonly attached = new Set<number>();
  private readonly namedElsewhere: {
    readonly number: number;
    readonly refused: ReadonlyMap<string, DocumentFaultCode>;
  }[] = [];
  private readonly attachedElsewhere: number[] = [];

  /** An object with its number, as others refer to it. */
  object(number: number | undefined, value: PdfValue): void {
    if (number !== undefined) this.remember(number, value);
    this.judge(value);
  }

  /** What hung on a reference. */
  settle(): void {
    for (const { number, refused } of this.namedElsewhere) {
      for (const target of this.targetsOf(number)) {
        for (const name of this.names.get(target) ?? []) refuse(refused.get(name));
      }
    }
    const isAttached = (number: number): boolean => this.targetsOf(number).some((target) => this.attached.has(target));
    if (this.attachedElsewhere.some(isAttached)) refuse('file.embedded_files');
  }

  private remember(number: number, value: PdfValue): void {
    if (value instanceof PdfName) addTo(this.names, number, value.name);
    if (value instanceof PdfReference) addTo(this.aliases, number, value.number);
    if (namesBytes(value)) this.attached.add(number);
  }

  private targetsOf(number: number): number[] {
    const targets = new Set([number]);
    for (const target of targets) for (const next of this.aliases.get(target) ?? []) targets.add(next);
    return [...targets];
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
      if (value instanceof PdfReference) this.attachedElsewhere.push(value.number);
      else if (namesBytes(value)) refuse('file.embedded_files');
      return;
    }
    const refused = Object.hasOwn(REFUSED_NAMES, key) ? REFUSED_NAMES[key] : undefined;
    if (refused === undefined) return;
    if (value instanceof PdfName) refuse(refused.get(value.name));
    if (value instanceof PdfReference) this.namedElsewhere.push({ number: value.number, refused });
  }
}

function refuse(code: DocumentFaultCode | undefined): void {
  if (code !== undefined) throw new DocumentFault(code);
}

function addTo<T>(sets: Map<number, Set<T>>, number: number, value: T): void {
  const set = sets.get(number) ?? new Set<T>();
  set.add(value);
  sets.set(number, set);
}
