import { subtractCents, ZERO_CENTS, type Cents } from '@cw/domain';
import type { MilestoneEntity } from './milestone.entity.js';

type Payable = Pick<MilestoneEntity, 'state' | 'paymentTiming' | 'approvedAt' | 'totalCents'>;

/** States in which a change may have made the work dearer than what is held. */
const UNDER_WORK: readonly MilestoneEntity['state'][] = ['in_progress', 'submitted'];

/** Whether the client can pay now: upfront from the start and after a change, at closing once the work is approved. */
const isPayable = (milestone: Payable): boolean =>
  UNDER_WORK.includes(milestone.state) ||
  (milestone.state === 'requires_payment' && (milestone.paymentTiming === 'upfront' || milestone.approvedAt !== null));

/** What the client still has to pay now, in cents. */
export const dueOf = (milestone: Payable, held: Cents): Cents =>
  isPayable(milestone) && milestone.totalCents > held ? subtractCents(milestone.totalCents, held) : ZERO_CENTS;
