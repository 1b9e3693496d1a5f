import type { AttentionReason, Cents, PaymentState, PaymentTiming } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../../common/persistence/base.columns.js';
import { CentsColumn } from '../../../common/persistence/cents.column.js';

/**
 * The money of one accepted bid. What is held, paid out and refunded stands in the ledger alone; here is only what
 * was agreed, and how far it is. Parties and title are kept as they were agreed: receipts outlive edits.
 */
@Entity('milestone')
export class MilestoneEntity extends BaseColumns {
  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('text', { name: 'project_title' })
  projectTitle: string;

  @Column('uuid', { name: 'bid_id' })
  bidId: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('uuid', { name: 'contractor_id' })
  contractorId: string;

  /** The accepted bid and every change that both sides agreed on since, or what a ruling gave the contractor of it. */
  @CentsColumn({ name: 'total_cents' })
  totalCents: Cents;

  /** Of the total as it is agreed now. */
  @CentsColumn({ name: 'fee_cents' })
  feeCents: Cents;

  @Column('text', { name: 'payment_timing' })
  paymentTiming: PaymentTiming;

  @Column('text')
  state: PaymentState;

  /** Where a dispute came from. */
  @Column('text', { name: 'previous_state', nullable: true })
  previousState: PaymentState | null;

  /** Where a charge-back came from; apart, for it may interrupt a dispute of the parties. */
  @Column('text', { name: 'state_before_charge_back', nullable: true })
  stateBeforeChargeBack: PaymentState | null;

  /** The provider holds a charge back: nothing is released or refunded until that is over. */
  @Column('boolean')
  frozen: boolean;

  @Column('text', { name: 'attention_reason', nullable: true })
  attentionReason: AttentionReason | null;

  /** What called staff and no record shows, so that nothing but their word ends it. */
  @Column('text', { name: 'unseen_reasons', array: true })
  unseenReasons: AttentionReason[];

  /** Set when the client approved before the money came (paid at closing). */
  @Column('timestamptz', { name: 'approved_at', nullable: true })
  approvedAt: Date | null;
}
