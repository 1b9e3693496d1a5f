import { ApiPropertyOptional } from '@nestjs/swagger';
import { CONTRACTOR_LIMITS, PROJECT_CATEGORIES, type ProjectCategory } from '@cw/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator';
import { Nullable } from '../../../common/validation/nullable.js';
import { Day, Text, Whole } from '../../../common/validation/rules.js';
import { Zip } from '../../../geo/zip.js';

const COVER_MAX_CENTS = 99_999_999_999;

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

  @Nullable()
  @Text({ max: CONTRACTOR_LIMITS.licenseNumberMax, optional: true, example: 'NY-4471' })
  licenseNumber?: string | null;

  @Nullable()
  @Text({ max: CONTRACTOR_LIMITS.insuranceProviderMax, optional: true, example: 'Acme Mutual' })
  insuranceProvider?: string | null;

  @Whole({ min: 0, max: COVER_MAX_CENTS, optional: true, example: 200_000_000 })
  liabilityCoverCents?: number | null;

  @Nullable()
  @Day({ optional: true })
  insuranceExpiresOn?: string | null;
}
