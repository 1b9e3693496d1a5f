import type { BidView } from '@cw/api-client';
import { endedWithProject, type ProjectStatus } from '@cw/domain';
import { StateChip } from '@cw/ui';
import type { ReactElement } from 'react';

export interface BidChipProps {
  readonly bid: Pick<BidView, 'status' | 'rejectReason'>;
  readonly projectStatus: ProjectStatus;
}

/** What became of a bid; of one that ended with its project, what became of that. */
export function BidChip({ bid, projectStatus }: BidChipProps): ReactElement {
  return endedWithProject(bid, projectStatus) ? (
    <StateChip machine="project" state="cancelled" seenBy="contractor" />
  ) : (
    <StateChip machine="bid" state={bid.status} />
  );
}
