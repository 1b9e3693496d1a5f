import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CONDITION_KINDS,
  CONDITION_LIMITS,
  EVIDENCE_CODES,
  INTAKE_DESK_LIMITS,
  PRIORITIES,
  PROJECT_CATEGORIES,
  PROJECT_LIMITS,
  type ConditionKind,
  type EvidenceCode,
  type Priority,
  type ProjectCategory,
} from '@cw/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { Nullable } from '../../../../common/validation/nullable.js';
import { Choice, Day, Line, Text } from '../../../../common/validation/rules.js';

export class ConvertRepair {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  repairId: string;

  @Nullable()
  @Line({ optional: true, min: CONDITION_LIMITS.titleMin, max: CONDITION_LIMITS.titleMax, example: 'Peeling paint' })
  title?: string | null;

  @Nullable()
  @Choice('ProjectCategory', PROJECT_CATEGORIES, { optional: true })
  category?: ProjectCategory | null;

  @Nullable()
  @Choice('ConditionKind', CONDITION_KINDS, { optional: true })
  kind?: ConditionKind | null;

  @Nullable()
  @Line({ optional: true, min: 1, max: CONDITION_LIMITS.locationMax, example: 'North eave' })
  location?: string | null;

  @Nullable()
  @Text({ optional: true, min: CONDITION_LIMITS.scopeMin, max: CONDITION_LIMITS.scopeMax, example: 'Scrape and paint' })
  scope?: string | null;

  @ApiPropertyOptional({
    enum: EVIDENCE_CODES,
    isArray: true,
    maxItems: EVIDENCE_CODES.length,
    nullable: true,
    description: 'What the submitter asked for when left out.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(EVIDENCE_CODES.length)
  @ArrayUnique()
  @IsIn(EVIDENCE_CODES, { each: true })
  evidence?: EvidenceCode[] | null;
}

export class ConvertProject {
  @Nullable()
  @Line({
    optional: true,
    min: PROJECT_LIMITS.titleMin,
    max: PROJECT_LIMITS.titleMax,
    example: 'Repairs before closing',
  })
  title?: string | null;

  @Nullable()
  @Text({
    optional: true,
    min: PROJECT_LIMITS.descriptionMin,
    max: PROJECT_LIMITS.descriptionMax,
    example: 'Two conditions from the appraisal, needed before closing.',
  })
  description?: string | null;

  @Nullable()
  @Choice('Priority', PRIORITIES, { optional: true })
  priority?: Priority | null;

  @Nullable()
  @Day({ optional: true, description: 'Null: none, where the one of the request has passed.' })
  closingDate?: string | null;

  @Nullable()
  @Text({ optional: true, max: PROJECT_LIMITS.specialRequirementsMax, example: 'Call before you come.' })
  specialRequirements?: string | null;

  @ApiProperty({ type: [ConvertRepair], minItems: 1, maxItems: PROJECT_LIMITS.conditionsMax })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PROJECT_LIMITS.conditionsMax)
  @ValidateNested({ each: true })
  @Type(() => ConvertRepair)
  repairs: ConvertRepair[];
}

export class ConvertIntake {
  @ApiPropertyOptional({
    type: [ConvertProject],
    minItems: 1,
    maxItems: INTAKE_DESK_LIMITS.projectsMax,
    description: 'Each repair that is not done yet in exactly one of them. One project with all of them when left out.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(INTAKE_DESK_LIMITS.projectsMax)
  @ValidateNested({ each: true })
  @Type(() => ConvertProject)
  projects?: ConvertProject[];
}
