import type { Cents } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn } from '../../../common/persistence/cents.column.js';

/** A failed refund that staff pay past the provider. A large one is confirmed by a second admin before it counts. */
@Entity('hand_refund')
export class HandRefundEntity {
  @PrimaryColumn('uuid', { name: 'command_id' })
  commandId: string;

  @Column('uuid', { name: 'milestone_id' })
  milestoneId: string;

  @CentsColumn({ name: 'amount_cents' })
  amountCents: Cents;

  /** Of the check or the bank transfer. */
  @Column('text')
  reference: string;

  @Column('uuid', { name: 'proposed_by' })
  proposedBy: string;

  @Column('timestamptz', { name: 'proposed_at' })
  proposedAt: Date;

  /** Who let it count: a second admin, or below the limit who proposed it. */
  @Column('uuid', { name: 'confirmed_by', nullable: true })
  confirmedBy: string | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;
}
