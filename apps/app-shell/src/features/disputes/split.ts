import type { DisputeView } from '@cw/api-client';
import { cents } from '@cw/domain';
import type { SplitBarProps } from '@cw/ui';
import { sidesOf } from './sides.js';

/** Everything about a split but the contractor's part. */
export type Split = Omit<SplitBarProps, 'contractorCents' | 'of'> & Required<Pick<SplitBarProps, 'of'>>;

/** What the two sides share: the held money, or what the invoice at closing would ask for. */
export const splitOf = (dispute: DisputeView): Split => ({
  ...sidesOf(dispute),
  of: dispute.isHeld ? 'held' : 'invoice',
  wholeCents: cents(dispute.stakeCents),
});
