import type { DisputeView } from '@cw/api-client';
import { cents } from '@cw/domain';
import type { SplitBarProps } from '@cw/ui';

/** Everything about a split but the contractor's part. */
export const splitOf = ({ ownerName, contractorName, isHeld, stakeCents }: DisputeView) =>
  ({
    viewer: 'staff',
    clientName: ownerName,
    contractorName,
    of: isHeld ? 'held' : 'invoice',
    wholeCents: cents(stakeCents),
  }) satisfies Omit<SplitBarProps, 'contractorCents'>;
