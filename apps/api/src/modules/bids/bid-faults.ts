import { BID_LIMITS, type BidFault } from '@cw/domain';
import { DomainError, type FieldFault } from '../../common/errors/domain-error.js';

const FIELD_OF: Readonly<Record<BidFault, FieldFault>> = {
  'bid.below_minimum': { path: 'amountCents', code: 'too_small', values: { limit: BID_LIMITS.amountMinCents } },
  'bid.sum_mismatch': { path: 'amountCents', code: 'invalid' },
  'bid.lines_incomplete': { path: 'lines', code: 'invalid' },
  'bid.covers_nothing': { path: 'lines', code: 'invalid' },
};

/** A 422 with the words of the first fault, and every fault at its field. Without faults it does nothing. */
export function refuseFaults(faults: readonly BidFault[]): void {
  const [first] = faults;
  if (first !== undefined) throw new DomainError(first, { faults: faults.map((fault) => FIELD_OF[fault]) });
}
