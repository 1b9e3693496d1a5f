import type { ProjectStatus } from '../project/project.js';
import type { BidStatus } from './bid.machine.js';

/**
 * Whether a bid ended because its project was cancelled: nobody chose another, so nobody is told that theirs was not
 * chosen. A bid that the client had turned down with a reason was answered before.
 */
export const endedWithProject = (
  bid: { readonly status: BidStatus; readonly rejectReason: string | null },
  projectStatus: ProjectStatus,
): boolean => projectStatus === 'cancelled' && bid.status === 'rejected' && bid.rejectReason === null;
