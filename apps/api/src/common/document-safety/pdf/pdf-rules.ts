import { DocumentFault } from '../document-fault.js';
import { mustNotLoad } from './external-streams.js';
import { PdfArray, PdfDictionary, PdfName, PdfReference, PdfString, type PdfValue } from './pdf-values.js';
import { type RefusedValue, refusedValuesIn } from './refused-values.js';

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
  /** Names and strings that are objects of their own. */
  private readonly loose: PdfValue[] = [];
  private readonly saidElsewhere = new Set<RefusedValue>();
  private hasLooseBytes = false;
  private isAttachedElsewhere = false;

  /** An object, whatever its number is, and whether a stream follows it. */
  object(value: PdfValue, isStream: boolean): void {
    if (value instanceof PdfName || value instanceof PdfString) this.loose.push(value);
    // An attached file is a stream, and a stream is an object of its own; flags and addresses stand under these keys too.
    if (valuesBySystem(value).some((bytes) => bytes instanceof PdfReference)) this.hasLooseBytes = true;
    if (isStream && value instanceof PdfDictionary) mustNotLoad(value);
    this.judge(value);
  }

  /** What hung on a reference. */
  settle(): void {
    for (const faultOf of this.saidElsewhere) for (const value of this.loose) refuse(faultOf(value));
    if (this.isAttachedElsewhere && this.hasLooseBytes) refuse('file.embedded_files');
  }

  private judge(value: PdfValue): void {
    if (value instanceof PdfArray) for (const item of value.items) this.judge(item);
    if (!(value instanceof PdfDictionary)) return;
    const refusedUnder = refusedValuesIn(value);
    for (const [key, entry] of value.entries) {
      if (key === ATTACHED) this.judgeAttached(entry);
      for (const faultOf of refusedUnder(key)) this.judgeBy(faultOf, entry);
      this.judge(entry);
    }
  }

  private judgeAttached(value: PdfValue): void {
    if (value instanceof PdfReference) this.isAttachedElsewhere = true;
    if (valuesBySystem(value).some((bytes) => bytes !== null)) refuse('file.embedded_files');
  }

  private judgeBy(faultOf: RefusedValue, value: PdfValue): void {
    if (value instanceof PdfReference) this.saidElsewhere.add(faultOf);
    else refuse(faultOf(value));
  }
}

function refuse(code: ReturnType<RefusedValue>): void {
  if (code !== undefined) throw new DocumentFault(code);
}
