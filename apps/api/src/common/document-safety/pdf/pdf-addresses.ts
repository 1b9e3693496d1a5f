import type { DocumentFaultCode } from '@cw/domain';
import { DocumentFault } from '../document-fault.js';
import type { Effort } from '../effort.js';
import { leadsToComputer, startsSomething } from '../outside-address.js';
import { plainTexts } from './encryption.js';
import { PdfArray, PdfDictionary, PdfString, type PdfValue } from './pdf-values.js';
import type { WrittenObject } from './written-objects.js';

type Numbered = Pick<WrittenObject, 'number' | 'generation'>;

/**
 * The keys of a link's address, of what the addresses of all links begin with, and of where a file lies, by system: a form is
 * sent to such a place, which may be described in an object of its own.
 */
export const ADDRESS_KEYS: readonly string[] = ['URI', 'Base', 'F', 'UF', 'DOS', 'Mac', 'Unix'];
/** To make the key of one object takes about as long as to read so much of a file. */
const KEY_BYTES = 1024;
/** What tells letters of two bytes, and others. */
const MARK = /^(?:\u00fe\u00ff|\u00ff\u00fe|\u00ef\u00bb\u00bf)/;

function textOf(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  return MARK.test(text) ? text.replace(MARK, '').replaceAll('\0', '') : text;
}

/** The fault of where a link leads, if it is one. */
export function addressFault(bytes: Buffer): DocumentFaultCode | undefined {
  const address = textOf(bytes);
  if (startsSomething(address)) return 'file.launch_action';
  return leadsToComputer(address) ? 'file.external_template' : undefined;
}

function eachAddress(value: PdfValue, found: (bytes: Buffer) => void): void {
  if (value instanceof PdfArray) for (const item of value.items) eachAddress(item, found);
  if (!(value instanceof PdfDictionary)) return;
  for (const [key, entry] of value.entries) {
    if (entry instanceof PdfString && ADDRESS_KEYS.includes(key)) found(entry.bytes);
    eachAddress(entry, found);
  }
}

/** Addresses as they stand in a file: where it is encrypted, they cannot be judged before its keys are known. */
export class WrittenAddresses {
  private readonly addresses: (Numbered & { readonly bytes: Buffer })[] = [];

  /** Keeps the addresses in an object; a string that is an object of its own may be one too. No trailer is encrypted. */
  object({ number, generation, value, isTrailer }: WrittenObject): void {
    if (isTrailer) return;
    const keep = (bytes: Buffer): void => void this.addresses.push({ number, generation, bytes });
    if (value instanceof PdfString) keep(value.bytes);
    else eachAddress(value, keep);
  }

  /** Refuses an address that is at fault in any way in which it may be meant. */
  mustBeInert(keys: readonly Buffer[], effort: Effort): void {
    if (keys.length === 0) return;
    for (const { bytes, ...numbered } of this.addresses) {
      effort.spend((bytes.length + KEY_BYTES) * keys.length);
      for (const plain of plainTexts(bytes, numbered, keys)) {
        const fault = addressFault(plain);
        if (fault !== undefined) throw new DocumentFault(fault);
      }
    }
  }
}
