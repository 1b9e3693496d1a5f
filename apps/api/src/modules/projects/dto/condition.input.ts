import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  CONDITION_KINDS,
  CONDITION_LIMITS,
  CONDITION_SOURCES,
  EVIDENCE_CODES,
  PROJECT_CATEGORIES,
  RESPONSIBLE_PARTIES,
  type ConditionKind,
  type ConditionSource,
  type EvidenceCode,
  type ProjectCategory,
  type ResponsibleParty,
} from '@cw/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { Nullable } from '../../../common/validation/nullable.js';
import { Choice, Line, Text, Whole } from '../../../common/validation/rules.js';

/** COND-01. */
export class ConditionInput {
  @Line({ min: CONDITION_LIMITS.titleMin, max: CONDITION_LIMITS.titleMax, example: 'Peeling paint on the north eave' })
  title: string;

  @Choice('ConditionSource', CONDITION_SOURCES, { optional: true, description: 'owner when left out.' })
  source?: ConditionSource | null;

  @Choice('ConditionKind', CONDITION_KINDS, { optional: true, description: 'repair when left out.' })
  kind?: ConditionKind | null;

  @Nullable()
  @Text({
    max: CONDITION_LIMITS.quoteMax,
    optional: true,
    description: "The report's own words.",
    example: 'Peeling exterior paint noted at north elevation.',
  })
  quote?: string | null;

  @Nullable()
  @Whole({ min: CONDITION_LIMITS.pageMin, max: CONDITION_LIMITS.pageMax, optional: true, example: 4 })
  page?: number | null;

  @Choice('ProjectCategory', PROJECT_CATEGORIES)
  category: ProjectCategory;

  @Line({ min: 1, max: CONDITION_LIMITS.locationMax, example: 'North side, second floor' })
  location: string;

  @Text({ min: CONDITION_LIMITS.scopeMin, max: CONDITION_LIMITS.scopeMax, example: 'Scrape, prime and repaint' })
  scope: string;

  @Choice('ResponsibleParty', RESPONSIBLE_PARTIES, { optional: true, description: 'either when left out.' })
  responsibleParty?: ResponsibleParty | null;

  @Nullable()
  @Whole({ min: 0, max: CONDITION_LIMITS.estimatedCostMaxCents, optional: true, example: 120_000 })
  estimatedCostCents?: number | null;

  @ApiPropertyOptional({
    enum: EVIDENCE_CODES,
    isArray: true,
    maxItems: EVIDENCE_CODES.length,
    description: 'What its kind needs when left out or empty.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(EVIDENCE_CODES.length)
  @ArrayUnique()
  @IsIn(EVIDENCE_CODES, { each: true })
  evidence?: EvidenceCode[] | null;
}

export class ConditionEdit extends PartialType(ConditionInput, { skipNullProperties: false }) {}

export class ReturnCondition {
  @Text({ min: CONDITION_LIMITS.reasonMin, max: CONDITION_LIMITS.reasonMax, example: 'The second coat is missing.' })
  reason: string;
}

export class ClearCondition {
  @Text({
    max: CONDITION_LIMITS.reasonMax,
    optional: true,
    description: "The lender's or inspector's word.",
    example: 'Cleared by the 1004D of December 14.',
  })
  note?: string;
}
