import type { BidEndReason, BidStatus, Cents } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';
import { CentsColumn } from '../../common/persistence/cents.column.js';

@Entity('bid')
export class BidEntity extends BaseColumns {
  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('uuid', { name: 'contractor_id' })
  contractorId: string;

  @CentsColumn({ name: 'amount_cents' })
  amountCents: Cents;

  @Column('text')
  timeline: string;

  @Column('text', { name: 'work_description' })
  workDescription: string;

  @Column('text', { nullable: true })
  materials: string | null;

  @Column('date', { name: 'start_date', nullable: true })
  startDate: string | null;

  @Column('integer', { name: 'duration_days', nullable: true })
  durationDays: number | null;

  @Column('boolean', { name: 'accepts_at_closing' })
  acceptsAtClosing: boolean;

  @Column('integer', { name: 'warranty_months', nullable: true })
  warrantyMonths: number | null;

  /** The last day on which it stands, and the instant after that day where the house is. */
  @Column('date', { name: 'valid_until', nullable: true })
  validUntil: string | null;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('text')
  status: BidStatus;

  /** Why the system withdrew it. */
  @Column('text', { name: 'end_reason', nullable: true })
  endReason: BidEndReason | null;

  /** What the client wrote to its contractor when rejecting it. */
  @Column('text', { name: 'reject_reason', nullable: true })
  rejectReason: string | null;

  /** The conditions that the client knew it leaves out when accepting it. */
  @Column('uuid', { name: 'acknowledged_gaps', array: true, default: '{}' })
  acknowledgedGaps: string[];

  /** The last day of its work, where the client knew when accepting it that this is too late for the closing. */
  @Column('date', { name: 'acknowledged_finish_date', nullable: true })
  acknowledgedFinishDate: string | null;
}

@Entity('bid_line')
export class BidLineEntity {
  @PrimaryColumn('uuid', { name: 'bid_id' })
  bidId: string;

  @PrimaryColumn('uuid', { name: 'condition_id' })
  conditionId: string;

  @Column('boolean')
  included: boolean;

  @CentsColumn({ name: 'amount_cents' })
  amountCents: Cents;

  /** A price that may change, since it depends on what the client chooses. */
  @Column('boolean', { default: false })
  allowance: boolean;

  @Column('text', { nullable: true })
  note: string | null;
}
