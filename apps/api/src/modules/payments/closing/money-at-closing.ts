import type { Cents, PaymentState } from '@cw/domain';
import { dueOf } from '../milestones/due.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';

/** The money of a job that is paid at closing, as its invoice must know it. */
export interface MoneyAtClosing {
  readonly ownerId: string;
  readonly contractorId: string;
  readonly projectTitle: string;
  readonly state: PaymentState;
  readonly totalCents: Cents;
  /** Payable now: nothing before the client has approved the work. */
  readonly dueCents: Cents;
  readonly isApproved: boolean;
  /** A bank payment is on its way. */
  readonly isProcessing: boolean;
}

interface Standing {
  readonly heldCents: Cents;
  readonly isProcessing: boolean;
}

export const moneyAtClosing = (milestone: MilestoneEntity, { heldCents, isProcessing }: Standing): MoneyAtClosing => ({
  ownerId: milestone.ownerId,
  contractorId: milestone.contractorId,
  projectTitle: milestone.projectTitle,
  state: milestone.state,
  totalCents: milestone.totalCents,
  dueCents: dueOf(milestone, heldCents),
  isApproved: milestone.approvedAt !== null,
  isProcessing,
});
