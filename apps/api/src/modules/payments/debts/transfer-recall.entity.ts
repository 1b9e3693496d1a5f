import type { Cents } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn } from '../../../common/persistence/cents.column.js';

/** That an admin asked a contractor's transfers back, in whole or in part. The reason stands in the audit log. */
@Entity('transfer_recall')
export class TransferRecallEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'milestone_id' })
  milestoneId: string;

  /** What a bank took of a charge, that this makes good; null when the money goes back to the client. */
  @Column('uuid', { name: 'charge_back_id', nullable: true })
  chargeBackId: string | null;

  @CentsColumn({ name: 'amount_cents' })
  amountCents: Cents;

  @Column('uuid', { name: 'admin_id' })
  adminId: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
