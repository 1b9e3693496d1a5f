import { isPayableRest, PAYMENT_LIMITS, type Cents } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import type { MoneyAtStake } from '../projects/index.js';

/** Whether the contractor's part leaves the client no less than nothing. */
export const addsUp = ({ amountCents }: MoneyAtStake, contractorCents: Cents): boolean =>
  contractorCents <= amountCents;

export const tooLarge = ({ amountCents }: MoneyAtStake): DomainError =>
  new DomainError('dispute.amount_out_of_bounds', {
    faults: [{ path: 'contractorCents', code: 'too_large', values: { limit: amountCents } }],
  });

/** Refuses a part that could not be paid at closing; what is held is divided to the cent. */
export function mustBePayable({ isHeld }: MoneyAtStake, contractorCents: Cents): void {
  if (isHeld || contractorCents === 0 || isPayableRest(contractorCents)) return;
  throw new DomainError('change_order.rest_unpayable', {
    faults: [{ path: 'contractorCents', code: 'too_small', values: { limit: PAYMENT_LIMITS.minCents } }],
  });
}
