import type {
  Cents,
  DisputeOpener,
  DisputeSide,
  DisputeState,
  OfferState,
  ProjectState,
  RulingState,
} from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';
import { CentsColumn } from '../../common/persistence/cents.column.js';

@Entity('dispute')
export class DisputeEntity extends BaseColumns {
  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('text', { name: 'opened_by' })
  openedBy: DisputeOpener;

  /** Null when the clock opened it. */
  @Column('uuid', { name: 'opener_id', nullable: true })
  openerId: string | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Where the work stood, and goes on when the case is withdrawn. */
  @Column('text', { name: 'from_state' })
  fromState: ProjectState;

  @Column('text')
  state: DisputeState;

  @Column('timestamptz', { name: 'answer_due_at' })
  answerDueAt: Date;

  /** When the last side that was asked first spoke: both were where the clock opened it. */
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** When whoever still owed a word was reminded of it. */
  @Column('timestamptz', { name: 'answer_reminded_at', nullable: true })
  answerRemindedAt: Date | null;

  @Column('timestamptz', { name: 'staff_told_at', nullable: true })
  staffToldAt: Date | null;

  /** The side that would withdraw what the clock opened, while the other has not said so. */
  @Column('text', { name: 'withdraw_side', nullable: true })
  withdrawSide: DisputeSide | null;

  /** What was at stake when it ended, and the contractor's part of it where it was divided. */
  @CentsColumn({ name: 'stake_cents', nullable: true })
  stakeCents: Cents | null;

  @CentsColumn({ name: 'contractor_cents', nullable: true })
  contractorCents: Cents | null;

  /** Whether that was held; otherwise the contractor's part became the price. */
  @Column('boolean', { name: 'is_held', nullable: true })
  isHeld: boolean | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}

abstract class CasePart {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'dispute_id' })
  disputeId: string;
}

abstract class SaidInCase extends CasePart {
  @Column('text')
  side: DisputeSide;

  @Column('uuid', { name: 'author_id' })
  authorId: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

@Entity('dispute_statement')
export class DisputeStatementEntity extends SaidInCase {
  @Column('text')
  body: string;
}

@Entity('dispute_offer')
export class DisputeOfferEntity extends SaidInCase {
  /** What the contractor would get of what is at stake, the service fee included. */
  @CentsColumn({ name: 'contractor_cents' })
  contractorCents: Cents;

  @Column('text')
  state: OfferState;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Column('uuid', { name: 'accepted_by_id', nullable: true })
  acceptedById: string | null;
}

@Entity('dispute_ruling')
export class DisputeRulingEntity extends CasePart {
  @CentsColumn({ name: 'contractor_cents' })
  contractorCents: Cents;

  /** Both sides read it. */
  @Column('text')
  reason: string;

  @Column('text')
  state: RulingState;

  @Column('uuid', { name: 'proposed_by_id' })
  proposedById: string;

  @Column('timestamptz', { name: 'proposed_at' })
  proposedAt: Date;

  /** The second admin, or the first where one is enough. */
  @Column('uuid', { name: 'decided_by_id', nullable: true })
  decidedById: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('text', { name: 'refusal_reason', nullable: true })
  refusalReason: string | null;
}
