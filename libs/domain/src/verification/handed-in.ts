import type { FieldFault } from '../errors/field-fault.js';
import { err, type Result } from '../result/result.js';
import type { PlainDate } from '../schedule/plain-date.js';
import { readPaper, type PaperFields } from './paper-shapes.js';
import { CONTRACTOR_REQUIREMENTS, type PaperKind } from './verification.js';

/** CON-02: no cover below it lets anybody bid, so a certificate of less is neither taken in nor approved. */
export function coverFaults(eachOccurrenceCents: number): FieldFault[] {
  const limit = CONTRACTOR_REQUIREMENTS.liabilityCoverCents;
  return eachOccurrenceCents < limit ? [{ path: 'eachOccurrenceCents', code: 'too_small', values: { limit } }] : [];
}

/**
 * VER-01, CON-02: reads what a contractor hands in, and what staff approve of it, as it was typed or as they put it right;
 * the forms and the API all ask here. An approval of less would be told to the contractor, and open nothing.
 */
export function readHandedIn(
  kind: PaperKind,
  given: unknown,
  today: PlainDate,
): Result<PaperFields, readonly FieldFault[]> {
  const read = readPaper(kind, given, today);
  if (!read.ok) return read;
  const faults = read.value.kind === 'insurance' ? coverFaults(read.value.fields.eachOccurrenceCents) : [];
  return faults.length > 0 ? err(faults) : read;
}
