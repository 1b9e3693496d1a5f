import type { ReviewSide } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

@Entity('review')
export class ReviewEntity extends BaseColumns {
  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('uuid', { name: 'author_id' })
  authorId: string;

  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  /** Which side of the project wrote it. */
  @Column('text')
  side: ReviewSide;

  @Column('integer')
  rating: number;

  /** Null once its author has left and taken the words along; the rating stays. */
  @Column('text', { nullable: true })
  body: string | null;

  /** When it is published at the latest, whether or not the other side has written. */
  @Column('timestamptz', { name: 'opens_at' })
  opensAt: Date;

  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  @Column('text', { nullable: true })
  answer: string | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** Since when only its author and staff read it. */
  @Column('timestamptz', { name: 'hidden_at', nullable: true })
  hiddenAt: Date | null;
}
