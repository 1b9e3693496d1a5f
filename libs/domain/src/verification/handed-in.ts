import type { FieldFault } from '../errors/field-fault.js';
import { err, type Result } from '../result/result.js';
import type { PlainDate } from '../schedule/plain-date.js';
import { readPaper, type PaperFields } from './paper-shapes.js';
import { CONTRACTOR_REQUIREMENTS, type PaperKind } from './verification.js';

/** CON-02: no cover below it lets anybody bid, so that a certificate of less is not taken in to be refused by staff. */
function shortfalls(paper: PaperFields): FieldFault[] {
  const limit = CONTRACTOR_REQUIREMENTS.liabilityCoverCents;
  return paper.kind === 'insurance' && paper.fields.eachOccurrenceCents < limit
    ? [{ path: 'eachOccurrenceCents', code: 'too_small', values: { limit } }]
    : [];
}

/**
 * VER-01, CON-02: reads what a contractor hands in; the form and the API both ask here. Staff, who put right what was
 * typed, may still write what the certificate says.
 */
export function readHandedIn(
  kind: PaperKind,
  given: unknown,
  today: PlainDate,
): Result<PaperFields, readonly FieldFault[]> {
  const read = readPaper(kind, given, today);
  if (!read.ok) return read;
  const faults = shortfalls(read.value);
  return faults.length > 0 ? err(faults) : read;
}
