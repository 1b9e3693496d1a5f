import type { ProjectEntity } from '../project.entity.js';

/** The columns of a project that a list shows. */
export type ListedProject = Pick<
  ProjectEntity,
  | 'id'
  | 'ownerId'
  | 'principalName'
  | 'deciderIds'
  | 'viewerIds'
  | 'contractorId'
  | 'title'
  | 'category'
  | 'priority'
  | 'status'
  | 'work'
  | 'changeProposedBy'
  | 'earlyStartAskedAt'
  | 'agreedStartDate'
  | 'earlyStartAt'
  | 'city'
  | 'state'
  | 'zip'
  | 'address'
  | 'closingDate'
  | 'loanProgram'
  | 'budgetCents'
  | 'maxBudgetCents'
  | 'paymentTiming'
  | 'createdAt'
  | 'firstBidAt'
> & { readonly distanceMiles: number | null };
