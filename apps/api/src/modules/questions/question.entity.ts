import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

@Entity('question')
export class QuestionEntity extends BaseColumns {
  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('uuid', { name: 'asker_id' })
  askerId: string;

  /** Empty once the asker's account is gone. */
  @Column('text')
  body: string;

  @Column('text', { nullable: true })
  answer: string | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  @Column('uuid', { name: 'answered_by_id', nullable: true })
  answeredById: string | null;

  /** Since when only its asker and staff read it. */
  @Column('timestamptz', { name: 'hidden_at', nullable: true })
  hiddenAt: Date | null;
}
