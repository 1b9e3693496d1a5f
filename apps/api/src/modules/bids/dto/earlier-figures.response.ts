import { ApiProperty } from '@nestjs/swagger';
import { BID_LIMITS, PROJECT_LIMITS } from '@cw/domain';
import { ShownCents, ShownCount, ShownList, ShownText } from '../../../common/openapi/shown.js';
import { BidLineView } from '../../projects/index.js';

/** What the reader bid for the same work before it was posted again, as a draft of a new bid. */
export class EarlierFigures {
  @ShownCents({ description: 'What that bid came to.' })
  amountCents: number;

  @ShownText(BID_LIMITS.timelineMax, '5 working days')
  timeline: string;

  @ShownText(BID_LIMITS.workDescriptionMax, 'Scrape, prime and repaint the eave; two coats.')
  workDescription: string;

  @ShownText(BID_LIMITS.materialsMax, 'Exterior acrylic, 2 gallons', { nullable: true })
  materials: string | null;

  @ShownCount({ max: BID_LIMITS.warrantyMonthsMax, nullable: true, example: 12 })
  warrantyMonths: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Null once it is past.' })
  startDate: string | null;

  @ShownCount({ max: BID_LIMITS.durationDaysMax, nullable: true, example: 5 })
  durationDays: number | null;

  @ApiProperty()
  acceptsAtClosing: boolean;

  @ShownList(BidLineView, PROJECT_LIMITS.conditionsMax, {
    description: 'By the conditions of the new project; empty where the bid covered everything at its amount.',
  })
  lines: BidLineView[];
}

export class EarlierFiguresAnswer {
  @ApiProperty({ type: EarlierFigures, nullable: true, description: 'Null where the reader did not bid before.' })
  earlier: EarlierFigures | null;
}
