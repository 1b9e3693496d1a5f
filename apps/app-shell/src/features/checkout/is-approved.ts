import type { ProjectSummary } from '@cw/api-client';

/** The client has approved the work before paying for it: nothing is held until an approval any more. */
export const isApproved = ({ status }: Pick<ProjectSummary, 'status'>): boolean => status === 'completed';
