import { PROJECT_LIMITS } from '@cw/domain';
import type { FieldFault } from '../../../common/errors/domain-error.js';
import type { OfferLineInput } from './dto/triage.input.js';

/** Every repair that is not done yet has one line, no other has any, and one project could hold their sum. */
export function offerFaults(lines: readonly OfferLineInput[], openRepairIds: readonly string[]): FieldFault[] {
  const faults: FieldFault[] = lines.flatMap(({ repairId }, index) => {
    const isKnown = openRepairIds.includes(repairId);
    const isRepeated = lines.findIndex((line) => line.repairId === repairId) < index;
    return isKnown && !isRepeated
      ? []
      : [{ path: `lines.${index}.repairId`, code: isKnown ? 'not_allowed' : 'invalid' }];
  });
  const isMissing = openRepairIds.some((id) => !lines.some(({ repairId }) => repairId === id));
  if (isMissing) faults.push({ path: 'lines', code: 'required' });
  return [...faults, ...sumFaults(lines)];
}

/** Said at the last line, with what the others leave it. */
function sumFaults(lines: readonly OfferLineInput[]): FieldFault[] {
  const sum = lines.reduce((before, { ceilingCents }) => before + ceilingCents, 0);
  const excess = sum - PROJECT_LIMITS.budgetMaxCents;
  const last = lines.at(-1);
  if (last === undefined || excess <= 0) return [];
  const limit = Math.max(0, last.ceilingCents - excess);
  return [{ path: `lines.${lines.length - 1}.ceilingCents`, code: 'too_large', values: { limit } }];
}
