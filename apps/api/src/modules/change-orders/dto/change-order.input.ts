import { ApiPropertyOptional } from '@nestjs/swagger';
import { CHANGE_ORDER_LIMITS, CONDITION_LIMITS, PROJECT_CATEGORIES, type ProjectCategory } from '@cw/domain';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { Nullable } from '../../../common/validation/nullable.js';
import { Choice, Line, Text, Whole } from '../../../common/validation/rules.js';

const { amountMaxCents, daysMax, linesMax, noteMax, reasonMin, reasonMax } = CHANGE_ORDER_LIMITS;

/** A condition of the project at another price or no longer done, or, with a title instead, one more. */
export class ChangeLineInput {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'Left out for a new condition.' })
  @IsOptional()
  @IsUUID()
  conditionId?: string | null;

  @Nullable()
  @Line({
    min: CONDITION_LIMITS.titleMin,
    max: CONDITION_LIMITS.titleMax,
    optional: true,
    description: 'Of a new condition.',
    example: 'Rotten fascia behind the gutter',
  })
  title?: string | null;

  @Choice('ProjectCategory', PROJECT_CATEGORIES, { optional: true, description: "The project's when left out." })
  category?: ProjectCategory | null;

  @Nullable()
  @Line({ max: CONDITION_LIMITS.locationMax, optional: true, example: 'North side' })
  location?: string | null;

  @ApiPropertyOptional({ type: Boolean, description: 'The condition is no longer part of the work.' })
  @IsOptional()
  @IsBoolean()
  drops?: boolean | null;

  @Whole({
    min: -amountMaxCents,
    max: amountMaxCents,
    description: 'What it adds to the price; below zero when it becomes cheaper.',
    example: 15_000,
  })
  amountDeltaCents: number;

  @Nullable()
  @Text({ max: noteMax, optional: true, example: 'The wood under the paint is rotten.' })
  note?: string | null;
}

export class ProposeChange {
  @Text({ min: reasonMin, max: reasonMax, example: 'The eave is rotten under the paint.' })
  reason: string;

  @ApiPropertyOptional({ type: [ChangeLineInput], maxItems: linesMax, description: 'None when only days change.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(linesMax)
  @ValidateNested({ each: true })
  @Type(() => ChangeLineInput)
  lines?: ChangeLineInput[] | null;

  @Nullable()
  @Whole({ min: -daysMax, max: daysMax, optional: true, description: 'Days of work more, or fewer.', example: 2 })
  days?: number | null;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'The owner knows that the work then ends too late for the closing.',
  })
  @IsOptional()
  @IsBoolean()
  acknowledgesLate?: boolean | null;
}

export class AcceptChange {
  @ApiPropertyOptional({
    type: Boolean,
    description: 'The owner knows that the work then ends too late for the closing.',
  })
  @IsOptional()
  @IsBoolean()
  acknowledgesLate?: boolean | null;
}

export class DeclineChange {
  @Nullable()
  @Text({ min: reasonMin, max: reasonMax, optional: true, example: 'Please show me the rotten part first.' })
  reason?: string | null;
}
