import { ApiProperty } from '@nestjs/swagger';
import { BID_LIMITS, PROJECT_LIMITS } from '@cw/domain';
import { ShownCents, ShownCount, ShownText } from '../../../common/openapi/shown.js';
import { CHANGE_SIDES, type ChangeSide } from '../project.entity.js';

/** The contractor's question whether the work may begin before the agreed date, while it has no answer. */
export class EarlyStartRequest {
  @ApiProperty({ format: 'date-time' })
  askedAt: string;

  @ShownText(PROJECT_LIMITS.reasonMax, 'The crew is free next Monday already.')
  reason: string;
}

/** What both sides agreed on: the accepted bid and every accepted change. The bid itself is never edited. */
export class Agreement {
  @ShownCents({ description: 'What the accepted bid came to.' })
  bidCents: number;

  @ApiProperty({
    type: 'integer',
    minimum: -BID_LIMITS.amountMaxCents,
    maximum: BID_LIMITS.amountMaxCents,
    example: 15_000,
    description: 'What accepted changes added; below zero when they made it cheaper.',
  })
  changesCents: number;

  @ShownCents({ description: 'The bid and its changes.' })
  totalCents: number;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  startDate: string | null;

  @ShownCount({ max: BID_LIMITS.durationDaysMax, nullable: true, example: 5, description: "The bid's." })
  durationDays: number | null;

  @ApiProperty({
    type: 'integer',
    minimum: -10_000,
    maximum: 10_000,
    example: 2,
    description: 'Days that changes added.',
  })
  extraDays: number;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'The last day of work, changes included.' })
  finishDate: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: -100_000,
    maximum: 100_000,
    example: 4,
    description: 'Days between that day and the last one that is safe for the closing; below zero when it is late.',
  })
  slackDays: number | null;

  @ApiProperty({ description: 'The client let the work start before the agreed date.' })
  startsEarly: boolean;

  @ApiProperty({ type: EarlyStartRequest, nullable: true, description: 'Null unless one waits for an answer.' })
  earlyStartRequest: EarlyStartRequest | null;

  @ApiProperty({ enum: CHANGE_SIDES, nullable: true, description: 'Whose change waits for the other side’s answer.' })
  changeProposedBy: ChangeSide | null;
}
