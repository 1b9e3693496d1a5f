import type {
  Cents,
  IntakeFlag,
  IntakeState,
  LoanProgram,
  SubmitterRole,
  Urgency,
  UsState,
  VerificationMethod,
} from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';
import { CentsColumn } from '../../common/persistence/cents.column.js';

/** A repair request as it was sent, and how far it is. Its repairs are rows of their own. */
@Entity('repair_intake')
export class IntakeEntity extends BaseColumns {
  @Column('text')
  state: IntakeState;

  /** What people call it by, in letters and on the phone. */
  @Column('text')
  reference: string;

  /** Of the form that it was sent with; its letters are written in it. */
  @Column('text')
  locale: 'en' | 'es';

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt: Date;

  @Column('timestamptz', { name: 'review_due_at' })
  reviewDueAt: Date;

  /** When staff first began to look at it. */
  @Column('timestamptz', { name: 'reviewed_at', nullable: true })
  reviewedAt: Date | null;

  /** When staff first answered the submitter; null while the promised hours run. */
  @Column('timestamptz', { name: 'first_answered_at', nullable: true })
  firstAnsweredAt: Date | null;

  /** The account that it stands in; linked only once that account's e-mail, the same as here, is verified. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** Why staff look at it twice. */
  @Column('text', { name: 'spam_flags', array: true })
  spamFlags: IntakeFlag[];

  /** Of the private link that works. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  /** How often the link was replaced; the links of lower revisions are dead. */
  @Column('integer', { name: 'link_revision' })
  linkRevision: number;

  /** The Idempotency-Key that it was sent with, and what was sent: a lost answer sent again makes no second request. */
  @Column('uuid', { name: 'sent_key', nullable: true })
  sentKey: string | null;

  @Column('bytea', { name: 'sent_hash', nullable: true })
  sentHash: Buffer | null;

  @Column('text')
  address: string;

  @Column('text')
  city: string;

  /** Named apart from the state of the request. */
  @Column('text', { name: 'us_state' })
  usState: UsState;

  @Column('text')
  zip: string;

  @Column('integer', { name: 'year_built', nullable: true })
  yearBuilt: number | null;

  @Column('text', { nullable: true })
  buyers: string | null;

  @Column('text', { nullable: true })
  sellers: string | null;

  @Column('text', { name: 'listing_agent', nullable: true })
  listingAgent: string | null;

  @Column('text', { name: 'buyers_agent', nullable: true })
  buyersAgent: string | null;

  /** Null when nobody was named; then the agent's other columns are null as well. */
  @Column('text', { name: 'agent_name', nullable: true })
  agentName: string | null;

  @Column('text', { name: 'agent_company', nullable: true })
  agentCompany: string | null;

  @Column('citext', { name: 'agent_email', nullable: true })
  agentEmail: string | null;

  /** The settlement agent's own number of the closing. */
  @Column('text', { name: 'file_number', nullable: true })
  fileNumber: string | null;

  @Column('date', { name: 'contract_date', nullable: true })
  contractDate: string | null;

  @Column('date', { name: 'inspection_date', nullable: true })
  inspectionDate: string | null;

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

  @Column('text', { name: 'repair_type', nullable: true })
  repairType: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  urgency: Urgency | null;

  @CentsColumn({ name: 'estimated_budget_cents', nullable: true })
  estimatedBudgetCents: Cents | null;

  @Column('text', { name: 'appraisal_notes', nullable: true })
  appraisalNotes: string | null;

  @Column('date', { name: 'completion_deadline', nullable: true })
  completionDeadline: string | null;

  @Column('text', { name: 'verification_method', nullable: true })
  verificationMethod: VerificationMethod | null;

  @Column('text', { name: 'verification_note', nullable: true })
  verificationNote: string | null;

  @Column('text', { name: 'submitter_role', nullable: true })
  submitterRole: SubmitterRole | null;

  @Column('text', { name: 'full_name' })
  fullName: string;

  /** INT-03: taken from the full name. */
  @Column('text', { name: 'first_name' })
  firstName: string;

  /** Empty when the full name is one word. */
  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('citext')
  email: string;

  /** E.164. */
  @Column('text')
  phone: string;
}
