import { CENTS_PER_DOLLAR, isPayableRest, PAYMENT_LIMITS, type Cents } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import type { MoneyAtStake } from '../projects/index.js';

/** Refuses a part of what is at stake that is more than all of it, or that could not be paid at closing. */
export function mustFit({ amountCents, isHeld }: MoneyAtStake, contractorCents: Cents): void {
  if (contractorCents > amountCents) {
    throw new DomainError('dispute.amount_out_of_bounds', {
      faults: [{ path: 'contractorCents', code: 'too_large', values: { limit: amountCents / CENTS_PER_DOLLAR } }],
    });
  }
  if (!isHeld && contractorCents > 0 && !isPayableRest(contractorCents)) {
    const limit = PAYMENT_LIMITS.minCents / CENTS_PER_DOLLAR;
    throw new DomainError('change_order.rest_unpayable', {
      faults: [{ path: 'contractorCents', code: 'too_small', values: { limit } }],
    });
  }
}
