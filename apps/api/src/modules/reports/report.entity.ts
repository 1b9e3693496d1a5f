import { REPORT_KINDS, type ReportKind, type ReportState } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

/** Words that somebody reported, and what staff made of it: one row however many report them. */
@Entity('reported_content')
export class ReportedContentEntity extends BaseColumns {
  @Column('uuid', { name: 'review_id', nullable: true })
  reviewId: string | null;

  @Column('uuid', { name: 'question_id', nullable: true })
  questionId: string | null;

  @Column('uuid', { name: 'message_id', nullable: true })
  messageId: string | null;

  /** Who writes messages: what staff hide of a person is the right to write more of them. */
  @Column('uuid', { name: 'person_id', nullable: true })
  personId: string | null;

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
export const REPORTED_BY = {
  review: 'reviewId',
  question: 'questionId',
  message: 'messageId',
  person: 'personId',
} as const satisfies Record<ReportKind, keyof ReportedContentEntity>;

export interface Reported {
  readonly kind: ReportKind;
  readonly contentId: string;
}

/** What a case is about. */
export function reportedIn(content: ReportedContentEntity): Reported {
  for (const kind of REPORT_KINDS) {
    const contentId = content[REPORTED_BY[kind]];
    if (contentId !== null) return { kind, contentId };
  }
  throw new Error(`The report ${content.id} is about nothing`);
}
