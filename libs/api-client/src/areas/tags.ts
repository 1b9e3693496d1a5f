import type { TagType } from '../base-api.js';

/** The tag of one thing, or of what belongs to one project. */
export const tagged = (type: TagType, id: string): { type: TagType; id: string } => ({ type, id });

/** The tag of every list of a kind. */
export const listOf = (type: TagType): { type: TagType; id: string } => ({ type, id: 'LIST' });

/** What a change of one project makes stale: itself, every list of projects, and what the dashboard counts. */
export const aroundProject = (projectId: string) => [
  tagged('Project', projectId),
  listOf('Project'),
  tagged('Condition', projectId),
  tagged('Bid', projectId),
  tagged('File', projectId),
  tagged('ChangeOrder', projectId),
  tagged('Party', projectId),
  tagged('Payment', projectId),
  listOf('Bid'),
  listOf('Payment'),
  listOf('Payout'),
  'Dashboard' as const,
];
