import { ApiPropertyOptional } from '@nestjs/swagger';
import { CONTRACTOR_LIMITS, PROJECT_CATEGORIES, type ProjectCategory } from '@cw/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator';
import { Nullable } from '../../../common/validation/nullable.js';
import { Text, Whole } from '../../../common/validation/rules.js';
import { Zip } from '../../../geo/zip.js';

export class ContractorProfileEdit {
  @ApiPropertyOptional({ enum: PROJECT_CATEGORIES, isArray: true, maxItems: CONTRACTOR_LIMITS.tradesMax })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray()
  @ArrayMaxSize(CONTRACTOR_LIMITS.tradesMax)
  @ArrayUnique()
  @IsIn(PROJECT_CATEGORIES, { each: true })
  trades?: ProjectCategory[];

  @Nullable()
  @Text({ max: CONTRACTOR_LIMITS.aboutMax, optional: true, example: 'Exterior paint and small plumbing since 2009.' })
  about?: string | null;

  @Zip({ optional: true })
  zip?: string | null;

  @Whole({
    min: CONTRACTOR_LIMITS.serviceRadiusMinMiles,
    max: CONTRACTOR_LIMITS.serviceRadiusMaxMiles,
    optional: true,
    example: 25,
  })
  serviceRadiusMiles?: number | null;

  @Whole({ min: 0, max: CONTRACTOR_LIMITS.experienceYearsMax, optional: true, example: 8 })
  experienceYears?: number | null;
}
