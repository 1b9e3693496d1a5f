import type { Cents, InvoicePayer, InvoiceState, InvoiceVoidReason } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';
import { CentsColumn } from '../../common/persistence/cents.column.js';

/**
 * What is paid at closing for one job. What it says is kept as it was issued; the numbers and amounts stay for good,
 * the names only as long as the people do.
 */
@Entity('invoice')
export class InvoiceEntity extends BaseColumns {
  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('text')
  state: InvoiceState;

  @Column('text')
  payer: InvoicePayer;

  /** Null in a draft. */
  @Column('text', { nullable: true })
  number: string | null;

  /** Null in a draft, whose price may still change. */
  @CentsColumn({ name: 'amount_cents', nullable: true })
  amountCents: Cents | null;

  @Column('timestamptz', { name: 'issued_at', nullable: true })
  issuedAt: Date | null;

  /** When it last went out to whoever it is addressed to now; null until it has. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @Column('date', { name: 'due_on', nullable: true })
  dueOn: string | null;

  /** The first time that its link was opened. */
  @Column('timestamptz', { name: 'viewed_at', nullable: true })
  viewedAt: Date | null;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt: Date | null;

  @Column('timestamptz', { name: 'voided_at', nullable: true })
  voidedAt: Date | null;

  @Column('text', { name: 'void_reason', nullable: true })
  voidReason: InvoiceVoidReason | null;

  @Column('text', { name: 'agent_name', nullable: true })
  agentName: string | null;

  @Column('text', { name: 'agent_company', nullable: true })
  agentCompany: string | null;

  @Column('citext', { name: 'agent_email', nullable: true })
  agentEmail: string | null;

  /** The settlement agent's own number of the closing. */
  @Column('text', { name: 'file_number', nullable: true })
  fileNumber: string | null;

  @Column('text', { name: 'work_title', nullable: true })
  workTitle: string | null;

  /** Where the work was done. */
  @Column('text', { nullable: true })
  property: string | null;

  /** Who did it. */
  @Column('text', { name: 'payee_name', nullable: true })
  payeeName: string | null;

  /** When the closing that should have paid it did not take place; stays when a later closing is to pay it. */
  @Column('timestamptz', { name: 'fell_through_at', nullable: true })
  fellThroughAt: Date | null;

  /** How often a link was taken back: a letter that was ordered before brings none. */
  @Column('integer', { name: 'link_revision' })
  linkRevision: number;

  /** The day that the last reminder was for. */
  @Column('date', { name: 'reminded_on', nullable: true })
  remindedOn: string | null;
}

/** With whom the owner closes is nothing of the contractor's. */
export const withoutAgent = (invoice: InvoiceEntity): InvoiceEntity => ({
  ...invoice,
  agentName: null,
  agentCompany: null,
  agentEmail: null,
  fileNumber: null,
});

/** Whoever settles the closing can be written to. */
export const isAddressed = ({ agentName, agentEmail }: InvoiceEntity): boolean =>
  agentName !== null && agentEmail !== null;
