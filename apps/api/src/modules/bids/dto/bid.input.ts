import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { BID_LIMITS, PAYMENT_TIMINGS, PROJECT_LIMITS, type PaymentTiming } from '@cw/domain';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { Nullable } from '../../../common/validation/nullable.js';
import { Choice, Day, Text, Whole } from '../../../common/validation/rules.js';

export class BidLineInput {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  conditionId: string;

  @ApiProperty()
  @IsBoolean()
  included: boolean;

  @Whole({ min: 0, max: BID_LIMITS.amountMaxCents, description: '0 when excluded.' })
  amountCents: number;

  @Nullable()
  @Text({ max: BID_LIMITS.noteMax, optional: true })
  note?: string | null;
}

export class PlaceBid {
  // The least bid has words of its own in the answer, so the rule stands in the domain and only its bound here.
  @ApiProperty({ minimum: BID_LIMITS.amountMinCents })
  @Whole({ min: 0, max: BID_LIMITS.amountMaxCents, description: 'The sum of the included lines.' })
  amountCents: number;

  @Text({ min: BID_LIMITS.timelineMin, max: BID_LIMITS.timelineMax, example: '5 working days' })
  timeline: string;

  @Text({ min: BID_LIMITS.workDescriptionMin, max: BID_LIMITS.workDescriptionMax })
  workDescription: string;

  @Nullable()
  @Text({ max: BID_LIMITS.materialsMax, optional: true })
  materials?: string | null;

  @Nullable()
  @Day({ optional: true })
  startDate?: string | null;

  @Nullable()
  @Whole({ min: BID_LIMITS.durationDaysMin, max: BID_LIMITS.durationDaysMax, optional: true })
  durationDays?: number | null;

  @ApiPropertyOptional({ type: Boolean, description: 'Takes payment on an invoice at closing.' })
  @IsOptional()
  @IsBoolean()
  acceptsAtClosing?: boolean | null;

  @ApiPropertyOptional({
    type: [BidLineInput],
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
    type: [String],
    description: 'The conditions that the bid leaves out, each confirmed by its id.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(PROJECT_LIMITS.conditionsMax)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  acknowledgedGaps?: string[] | null;
}
