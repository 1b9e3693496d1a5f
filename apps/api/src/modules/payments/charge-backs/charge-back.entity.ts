import type { Cents, ChargeBackStatus } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn } from '../../../common/persistence/cents.column.js';

/** A charge that the payer disputes at the bank. One row for each dispute at the provider. */
@Entity('charge_back')
export class ChargeBackEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'milestone_id' })
  milestoneId: string;

  @Column('uuid', { name: 'payment_id' })
  paymentId: string;

  @Column('text', { name: 'provider_id' })
  providerId: string;

  @Column('text')
  status: ChargeBackStatus;

  /** The provider's code of what the payer says. */
  @Column('text')
  reason: string;

  /** What the payer disputes. */
  @CentsColumn({ name: 'amount_cents' })
  amountCents: Cents;

  /** What the bank took back; 0 while it only asks. */
  @CentsColumn({ name: 'taken_cents' })
  takenCents: Cents;

  /** What the bank's dispute costs us. */
  @CentsColumn({ name: 'fee_cents' })
  feeCents: Cents;

  /** Once it is lost: what had been paid out already, and is now ours to bear or to ask back. */
  @CentsColumn({ name: 'loss_cents' })
  lossCents: Cents;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;

  /** Until when the bank takes evidence. */
  @Column('timestamptz', { name: 'evidence_due_at', nullable: true })
  evidenceDueAt: Date | null;

  @Column('timestamptz', { name: 'evidence_sent_at', nullable: true })
  evidenceSentAt: Date | null;

  @Column('uuid', { name: 'evidence_sent_by', nullable: true })
  evidenceSentBy: string | null;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;
}

/** The bank takes one answer. */
export const isAwaitingEvidence = ({
  status,
  evidenceSentAt,
}: Pick<ChargeBackEntity, 'status' | 'evidenceSentAt'>): boolean =>
  evidenceSentAt === null && (status === 'needs_response' || status === 'inquiry');
