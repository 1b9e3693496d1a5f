import { ApiProperty, PickType } from '@nestjs/swagger';
import { PROJECT_LIMITS } from '@cw/domain';
import { ShownList } from '../../../common/openapi/shown.js';
import { BidLineView, BidView } from '../../projects/index.js';

/** What the reader bid for the same work before it was posted again, as a draft of a new bid. */
export class EarlierFigures extends PickType(BidView, [
  'amountCents',
  'timeline',
  'workDescription',
  'materials',
  'warrantyMonths',
  'durationDays',
  'acceptsAtClosing',
] as const) {
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Null once it is past.' })
  startDate: string | null;

  @ShownList(BidLineView, PROJECT_LIMITS.conditionsMax, {
    description: 'By the conditions of the new project; empty where the bid covered everything at its amount.',
  })
  lines: BidLineView[];
}

export class EarlierFiguresAnswer {
  @ApiProperty({ type: EarlierFigures, nullable: true, description: 'Null where the reader did not bid before.' })
  earlier: EarlierFigures | null;
}
