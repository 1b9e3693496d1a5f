import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { BID_LIMITS, PAYMENT_TIMINGS, PROJECT_LIMITS, type PaymentTiming } from '@cw/domain';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { Nullable } from '../../../common/validation/nullable.js';
import { Choice, Day, Text, Whole } from '../../../common/validation/rules.js';
import { SettlementAgentInput } from '../../projects/index.js';

export class BidLineInput {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  conditionId: string;

  @ApiProperty()
  @IsBoolean()
  included: boolean;

  @Whole({ min: 0, max: BID_LIMITS.amountMaxCents, description: '0 when excluded.', example: 125_000 })
  amountCents: number;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'The price is an allowance: it may change with what the client chooses.',
  })
  @IsOptional()
  @IsBoolean()
  allowance?: boolean | null;

  @Nullable()
  @Text({ max: BID_LIMITS.noteMax, optional: true, example: 'Paint included' })
  note?: string | null;
}

export class PlaceBid {
  // The least bid has words of its own in the answer, so the rule stands in the domain and only its bound here.
  @ApiProperty({ minimum: BID_LIMITS.amountMinCents })
  @Whole({ min: 0, max: BID_LIMITS.amountMaxCents, description: 'The sum of the included lines.', example: 125_000 })
  amountCents: number;

  @Text({ min: BID_LIMITS.timelineMin, max: BID_LIMITS.timelineMax, example: '5 working days' })
  timeline: string;

  @Text({
    min: BID_LIMITS.workDescriptionMin,
    max: BID_LIMITS.workDescriptionMax,
    example: 'Scrape, prime and repaint the eave; two coats.',
  })
  workDescription: string;

  @Nullable()
  @Text({ max: BID_LIMITS.materialsMax, optional: true, example: 'Exterior acrylic, 2 gallons' })
  materials?: string | null;

  @Nullable()
  @Day({ optional: true })
  startDate?: string | null;

  @Nullable()
  @Whole({ min: BID_LIMITS.durationDaysMin, max: BID_LIMITS.durationDaysMax, optional: true, example: 5 })
  durationDays?: number | null;

  @Nullable()
  @Whole({ min: 0, max: BID_LIMITS.warrantyMonthsMax, optional: true, example: 12 })
  warrantyMonths?: number | null;

  @Nullable()
  @Day({ optional: true, description: 'The last day on which the bid stands; after today.' })
  validUntil?: string | null;

  @ApiPropertyOptional({ type: Boolean, description: 'Takes payment on an invoice at closing.' })
  @IsOptional()
  @IsBoolean()
  acceptsAtClosing?: boolean | null;

  @ApiPropertyOptional({
    type: [BidLineInput],
    maxItems: PROJECT_LIMITS.conditionsMax,
    description: 'Every condition once; without lines the bid covers all of them.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(PROJECT_LIMITS.conditionsMax)
  @ValidateNested({ each: true })
  @Type(() => BidLineInput)
  lines?: BidLineInput[] | null;
}

export class BidEdit extends PartialType(PlaceBid, { skipNullProperties: false }) {}

export class AcceptBidInput {
  @Choice('PaymentTiming', PAYMENT_TIMINGS)
  paymentTiming: PaymentTiming;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: PROJECT_LIMITS.conditionsMax,
    description: 'The conditions that the bid leaves out, each confirmed by its id.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(PROJECT_LIMITS.conditionsMax)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  acknowledgedGaps?: string[] | null;

  @Nullable()
  @Day({
    optional: true,
    description: 'The finish date of the bid, where it is after the last day that is safe for the closing.',
  })
  acknowledgedFinishDate?: string | null;

  @ApiPropertyOptional({
    type: SettlementAgentInput,
    nullable: true,
    description: 'Who settles the closing, where the bid is paid at closing and that is known already.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => SettlementAgentInput)
  settlementAgent?: SettlementAgentInput | null;
}

export class RejectBidInput {
  @Nullable()
  @Text({
    max: BID_LIMITS.rejectReasonMax,
    optional: true,
    description: 'Shown to the contractor.',
    example: 'We chose a bid that covers everything.',
  })
  reason?: string | null;
}
