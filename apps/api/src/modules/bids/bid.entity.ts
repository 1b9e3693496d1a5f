import type { BidStatus, Cents } from '@cw/domain';
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

  @Column('text')
  status: BidStatus;
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

  @Column('text', { nullable: true })
  note: string | null;
}
