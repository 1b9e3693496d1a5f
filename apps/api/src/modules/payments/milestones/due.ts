import { subtractCents, ZERO_CENTS, type Cents } from '@cw/domain';
import type { MilestoneEntity } from './milestone.entity.js';

type Payable = Pick<MilestoneEntity, 'state' | 'paymentTiming' | 'approvedAt' | 'totalCents'>;

/** Whether the client can pay now: upfront from the start, at closing once the work is approved. */
const isPayable = (milestone: Payable): boolean =>
  milestone.state === 'requires_payment' && (milestone.paymentTiming === 'upfront' || milestone.approvedAt !== null);

/** What the client still has to pay now, in cents. */
export const dueOf = (milestone: Payable, held: Cents): Cents =>
  isPayable(milestone) ? subtractCents(milestone.totalCents, held) : ZERO_CENTS;
