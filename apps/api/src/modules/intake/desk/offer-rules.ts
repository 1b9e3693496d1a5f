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
  const total = lines.reduce((sum, { ceilingCents }) => sum + ceilingCents, 0);
  if (total > PROJECT_LIMITS.budgetMaxCents) {
    faults.push({ path: 'totalCents', code: 'too_large', values: { limit: PROJECT_LIMITS.budgetMaxCents } });
  }
  return faults;
}
