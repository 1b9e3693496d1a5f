import { ApiProperty } from '@nestjs/swagger';
import {
  NO_SHOW_ANSWERS,
  NO_SHOW_LIMITS,
  NO_SHOW_STATES,
  PROJECT_LIMITS,
  type NoShowAnswer,
  type NoShowState,
} from '@cw/domain';
import {
  HISTORY_MAX,
  NoNextCursor,
  ShownCents,
  ShownHouse,
  ShownList,
  ShownPerson,
  ShownText,
} from '../../../common/openapi/shown.js';
import { ADDRESS_LINE_MAX } from '../address-line.js';
import { Choice, Text } from '../../../common/validation/rules.js';

export class AnswerNoShow {
  @Choice('NoShowAnswer', NO_SHOW_ANSWERS, { description: 'Everything but did_not_come is looked at by staff.' })
  answer: NoShowAnswer;

  @Text({
    min: NO_SHOW_LIMITS.wordsMin,
    max: NO_SHOW_LIMITS.wordsMax,
    optional: true,
    description: 'Required unless the answer is did_not_come. The client and staff read it.',
    example: 'We agreed by message to begin on Monday.',
  })
  words?: string;
}

export class DecideNoShow {
  @Choice('NoShowDecision', ['uphold', 'excuse'] as const, {
    description: 'uphold: it counts on the record. excuse: it does not.',
  })
  decision: 'uphold' | 'excuse';

  @Text({
    min: NO_SHOW_LIMITS.reasonMin,
    max: NO_SHOW_LIMITS.reasonMax,
    description: 'The contractor reads it; kept in the audit log for ever.',
    example: 'The thread shows that both agreed on Monday.',
  })
  reason: string;
}

/** What the client said of the agreed day, and what became of it on the contractor's record. */
export class NoShowView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date', description: 'The agreed day.' })
  startDate: string;

  @ApiProperty({ format: 'date-time' })
  reportedAt: string;

  @ApiProperty({ enum: NO_SHOW_STATES })
  state: NoShowState;

  @ApiProperty({ description: 'Whether it counts on the contractor’s record now.' })
  counts: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null where the work could not have begun, since the money was not held: nothing is asked then.',
  })
  answerDueAt: string | null;

  @ApiProperty({ description: 'Whether the reader may answer it now.' })
  mayAnswer: boolean;

  @ApiProperty({ enum: NO_SHOW_ANSWERS, nullable: true })
  answer: NoShowAnswer | null;

  @ShownText(NO_SHOW_LIMITS.wordsMax, 'We agreed by message to begin on Monday.', { nullable: true })
  words: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;

  @ShownText(NO_SHOW_LIMITS.reasonMax, 'The thread shows that both agreed on Monday.', { nullable: true })
  decisionReason: string | null;
}

/** One that staff look at. */
export class ContestedNoShow extends NoShowView {
  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Repairs before closing')
  projectTitle: string;

  @ShownHouse()
  house: string;

  @ApiProperty({ format: 'uuid' })
  contractorId: string;

  @ShownPerson()
  contractorName: string;

  @ShownPerson({ example: 'Sofia Reyes' })
  ownerName: string;

  @ShownText(ADDRESS_LINE_MAX, '12 Elm St, New York, NY 10001')
  addressLine: string;

  @ShownCents({ description: 'The agreed price.' })
  agreedCents: number;

  @ShownCents({ description: 'What the client had paid in; nothing where it was to be paid at closing.' })
  paidCents: number;

  @ShownCents({ description: 'What went back to the client.' })
  refundedCents: number;
}

export class ContestedNoShowList {
  @ShownList(ContestedNoShow, HISTORY_MAX, { description: 'What waits for staff, longest first.' })
  items: ContestedNoShow[];

  @NoNextCursor()
  nextCursor: string | null;
}
