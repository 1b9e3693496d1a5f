import type { ReportKind, ReportState } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

/** Words that somebody reported, and what staff made of it: one row however many report them. */
@Entity('reported_content')
export class ReportedContentEntity extends BaseColumns {
  @Column('uuid', { name: 'review_id', nullable: true })
  reviewId: string | null;

  @Column('uuid', { name: 'question_id', nullable: true })
  questionId: string | null;

  @Column('text')
  state: ReportState;

  @Column('timestamptz', { name: 'state_since' })
  stateSince: Date;
}

/** One reader's word to staff. */
@Entity('content_report')
export class ContentReportEntity {
  @PrimaryColumn('uuid', { name: 'content_id' })
  contentId: string;

  @PrimaryColumn('uuid', { name: 'reporter_id' })
  reporterId: string;

  @Column('text')
  reason: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

/** Which column says what was reported; exactly one of them is set. */
export const REPORTED_BY = { review: 'reviewId', question: 'questionId' } as const satisfies Record<
  ReportKind,
  keyof ReportedContentEntity
>;

export interface Reported {
  readonly kind: ReportKind;
  readonly contentId: string;
}

/** What a case is about. */
export function reportedIn({ id, reviewId, questionId }: ReportedContentEntity): Reported {
  if (reviewId !== null) return { kind: 'review', contentId: reviewId };
  if (questionId !== null) return { kind: 'question', contentId: questionId };
  throw new Error(`The report ${id} is about nothing`);
}
