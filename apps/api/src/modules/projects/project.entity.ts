import type {
  Cents,
  LoanProgram,
  PaymentTiming,
  PrincipalRole,
  Priority,
  ProjectCategory,
  ProjectStatus,
  UsState,
  WorkState,
} from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';
import { CentsColumn } from '../../common/persistence/cents.column.js';

/** The two sides of a job. */
export const CHANGE_SIDES = ['owner', 'awarded_contractor'] as const;
export type ChangeSide = (typeof CHANGE_SIDES)[number];

@Entity('project')
export class ProjectEntity extends BaseColumns {
  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  /** Whom the owner invited to decide in its stead, and to look on: as the table of parties says. */
  @Column('uuid', { name: 'decider_ids', array: true, default: '{}' })
  deciderIds: string[];

  @Column('uuid', { name: 'viewer_ids', array: true, default: '{}' })
  viewerIds: string[];

  /** For whom an agent posted it. */
  @Column('text', { name: 'principal_name', nullable: true })
  principalName: string | null;

  @Column('text', { name: 'principal_role', nullable: true })
  principalRole: PrincipalRole | null;

  @Column('text')
  title: string;

  @Column('text')
  category: ProjectCategory;

  @Column('text')
  priority: Priority;

  @Column('text')
  description: string;

  @Column('text')
  city: string;

  @Column('text')
  state: UsState;

  @Column('text')
  zip: string;

  @Column('text', { nullable: true })
  address: string | null;

  /** Of the ZIP's middle, never of the house: a radius search may not give the address away. */
  @Column('double precision')
  latitude: number;

  @Column('double precision')
  longitude: number;

  @CentsColumn({ name: 'budget_cents', nullable: true })
  budgetCents: Cents | null;

  @CentsColumn({ name: 'max_budget_cents', nullable: true })
  maxBudgetCents: Cents | null;

  @Column('text', { name: 'special_requirements', nullable: true })
  specialRequirements: string | null;

  @Column('date', { name: 'closing_date', nullable: true })
  closingDate: string | null;

  @Column('text', { name: 'loan_program', nullable: true })
  loanProgram: LoanProgram | null;

  @Column('text', { nullable: true })
  lender: string | null;

  @Column('text', { name: 'loan_officer', nullable: true })
  loanOfficer: string | null;

  @Column('text', { name: 'case_number', nullable: true })
  caseNumber: string | null;

  @Column('text', { name: 'settlement_agent', nullable: true })
  settlementAgent: string | null;

  @Column('integer', { name: 'year_built', nullable: true })
  yearBuilt: number | null;

  @Column('text')
  status: ProjectStatus;

  @Column('text', { nullable: true })
  work: WorkState | null;

  /** The contractor of the accepted bid. */
  @Column('uuid', { name: 'contractor_id', nullable: true })
  contractorId: string | null;

  @Column('uuid', { name: 'accepted_bid_id', nullable: true })
  acceptedBidId: string | null;

  @Column('text', { name: 'payment_timing', nullable: true })
  paymentTiming: PaymentTiming | null;

  /** The accepted bid's start date; work may not start before it. */
  @Column('date', { name: 'agreed_start_date', nullable: true })
  agreedStartDate: string | null;

  /** When the contractor asked to start before the agreed date; null again once the client has answered. */
  @Column('timestamptz', { name: 'early_start_asked_at', nullable: true })
  earlyStartAskedAt: Date | null;

  /** When the client allowed the work to start before the agreed date. */
  @Column('timestamptz', { name: 'early_start_at', nullable: true })
  earlyStartAt: Date | null;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  /** Days that accepted changes added to the bid's duration. */
  @Column('integer', { name: 'extra_days', default: 0 })
  extraDays: number;

  /** Whose change waits for the other side's answer. */
  @Column('text', { name: 'change_proposed_by', nullable: true })
  changeProposedBy: ChangeSide | null;

  @Column('timestamptz', { name: 'review_due_at', nullable: true })
  reviewDueAt: Date | null;

  /** The days before the end of the review of which the client was reminded last. */
  @Column('integer', { name: 'review_reminded_days', nullable: true })
  reviewRemindedDays: number | null;

  /** The project that was posted again as this one, whole or in part. */
  @Column('uuid', { name: 'reposted_from_id', nullable: true })
  repostedFromId: string | null;

  /** When somebody first bid on it, whatever became of that bid. */
  @Column('timestamptz', { name: 'first_bid_at', nullable: true })
  firstBidAt: Date | null;

  /** The words of its conditions, so that a search finds them. */
  @Column('text', { name: 'condition_words', default: '' })
  conditionWords: string;

  /** The trades of its conditions, so that a filter finds them. */
  @Column('text', { array: true, default: '{}' })
  trades: ProjectCategory[];
}
