import { ApiProperty } from '@nestjs/swagger';
import {
  MESSAGE_LIMITS,
  PROJECT_LIMITS,
  QUESTION_LIMITS,
  REPORT_DECISIONS,
  REPORT_KINDS,
  REPORT_LIMITS,
  REPORT_STATES,
  REVIEW_LIMITS,
  type ReportDecision,
  type ReportKind,
  type ReportState,
} from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import {
  HISTORY_MAX,
  ShownChoices,
  ShownCount,
  ShownList,
  ShownPerson,
  ShownText,
} from '../../../common/openapi/shown.js';

const { reasonMax } = REPORT_LIMITS;
const WORDS_MAX = Math.max(
  REVIEW_LIMITS.bodyMax,
  QUESTION_LIMITS.bodyMax,
  QUESTION_LIMITS.answerMax,
  MESSAGE_LIMITS.bodyMax,
);

export class ContentReportView {
  @ApiProperty({ format: 'uuid' })
  reporterId: string;

  @ShownPerson({ nullable: true })
  reporterName: string | null;

  @ShownText(reasonMax, 'It names somebody’s home address.')
  reason: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class ReportedContentView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: REPORT_KINDS, enumName: 'ReportKind' })
  kind: ReportKind;

  @ApiProperty({ enum: REPORT_STATES, enumName: 'ReportState' })
  state: ReportState;

  @ApiProperty({ format: 'date-time', description: 'Since when it is in this state.' })
  since: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Pre-closing repairs')
  projectTitle: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The contractor on whose profile it stands.',
  })
  profileId: string | null;

  @ShownPerson({ nullable: true, example: 'Brennan & Sons' })
  profileName: string | null;

  @ApiProperty({ format: 'uuid' })
  authorId: string;

  @ShownPerson({ nullable: true })
  authorName: string | null;

  @ShownText(WORDS_MAX, 'On time, clean, and the lender took the photos at once.', {
    nullable: true,
    description: 'Null or empty once its author has left.',
  })
  body: string | null;

  @ShownText(WORDS_MAX, 'Thank you.', { nullable: true })
  answer: string | null;

  @ShownCount({ max: REVIEW_LIMITS.ratingMax, example: 5, nullable: true, description: 'Of a review.' })
  rating: number | null;

  @ApiProperty({ format: 'date-time' })
  writtenAt: string;

  @ShownList(ContentReportView, HISTORY_MAX, { description: 'Oldest first.' })
  reports: ContentReportView[];

  @ShownPerson({ nullable: true, description: 'Who decided last.' })
  decidedByName: string | null;

  @ShownText(reasonMax, 'It names a home address.', { nullable: true })
  decisionReason: string | null;

  @ShownChoices(REPORT_DECISIONS, { description: 'What staff may decide now.' })
  actions: ReportDecision[];
}

export class ReportedContentPage extends PageOf(ReportedContentView) {}
