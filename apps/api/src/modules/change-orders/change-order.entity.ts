import type { Cents, ChangeKind, ChangeLapseCause, ChangeOrderState, ProjectCategory } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';
import { CentsColumn } from '../../common/persistence/cents.column.js';
import type { ChangeSide } from '../projects/index.js';

@Entity('change_order')
export class ChangeOrderEntity extends BaseColumns {
  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('integer')
  number: number;

  @Column('uuid', { name: 'proposer_id' })
  proposerId: string;

  /** In whose name: whoever answers stands on the other side. */
  @Column('text', { name: 'proposed_by' })
  proposedBy: ChangeSide;

  @Column('text')
  reason: string;

  @CentsColumn({ name: 'amount_delta_cents' })
  amountDeltaCents: Cents;

  @Column('integer')
  days: number;

  @Column('text')
  state: ChangeOrderState;

  /** Until when the other side can answer; null for what was proposed before there was such a time. */
  @Column('timestamptz', { name: 'answer_due_at', nullable: true })
  answerDueAt: Date | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  @Column('uuid', { name: 'answered_by_id', nullable: true })
  answeredById: string | null;

  @Column('text', { name: 'answer_reason', nullable: true })
  answerReason: string | null;

  /** What ended it without an answer. */
  @Column('text', { name: 'lapse_cause', nullable: true })
  lapseCause: ChangeLapseCause | null;
}

@Entity('change_order_line')
export class ChangeOrderLineEntity {
  @PrimaryColumn('uuid', { name: 'change_order_id' })
  changeOrderId: string;

  @PrimaryColumn('integer')
  position: number;

  @Column('text')
  kind: ChangeKind;

  /** Of a new condition: null until both sides agree and it exists. */
  @Column('uuid', { name: 'condition_id', nullable: true })
  conditionId: string | null;

  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  category: ProjectCategory | null;

  @Column('text', { nullable: true })
  location: string | null;

  @CentsColumn({ name: 'amount_delta_cents' })
  amountDeltaCents: Cents;

  @Column('text', { nullable: true })
  note: string | null;
}
