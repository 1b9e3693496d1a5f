import type { NoShowAnswer, NoShowState } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../../common/persistence/base.columns.js';

/** A contractor who did not come on the agreed day, as the client says. It decides a record, never money. */
@Entity('no_show')
export class NoShowEntity extends BaseColumns {
  @Column('uuid', { name: 'project_id' })
  projectId: string;

  /** Where the same work is open again. */
  @Column('uuid', { name: 'new_project_id' })
  newProjectId: string;

  @Column('uuid', { name: 'contractor_id' })
  contractorId: string;

  /** The agreed day. */
  @Column('date', { name: 'start_date' })
  startDate: string;

  @Column('text')
  state: NoShowState;

  /** Null where the work could not have begun, and nothing is asked. */
  @Column('timestamptz', { name: 'answer_due_at', nullable: true })
  answerDueAt: Date | null;

  @Column('text', { nullable: true })
  answer: NoShowAnswer | null;

  /** What the contractor wrote to it. */
  @Column('text', { nullable: true })
  words: string | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedById: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  /** What staff wrote to the contractor. */
  @Column('text', { name: 'decision_reason', nullable: true })
  decisionReason: string | null;
}
