import { ApiPropertyOptional } from '@nestjs/swagger';
import { CONTRACTOR_LIMITS, PROJECT_CATEGORIES, type ProjectCategory } from '@cw/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator';
import { Nullable } from '../../../common/validation/nullable.js';
import { Day, Text, Whole } from '../../../common/validation/rules.js';
import { Zip } from '../../../geo/zip.js';

const COVER_MAX_CENTS = 99_999_999_999;

export class ContractorProfileEdit {
  @ApiPropertyOptional({ enum: PROJECT_CATEGORIES, isArray: true })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray()
  @ArrayMaxSize(CONTRACTOR_LIMITS.tradesMax)
  @ArrayUnique()
  @IsIn(PROJECT_CATEGORIES, { each: true })
  trades?: ProjectCategory[];

  @Nullable()
  @Text({ max: CONTRACTOR_LIMITS.aboutMax, optional: true })
  about?: string | null;

  @Zip({ optional: true })
  zip?: string | null;

  @Whole({ min: CONTRACTOR_LIMITS.serviceRadiusMinMiles, max: CONTRACTOR_LIMITS.serviceRadiusMaxMiles, optional: true })
  serviceRadiusMiles?: number | null;

  @Whole({ min: 0, max: CONTRACTOR_LIMITS.experienceYearsMax, optional: true })
  experienceYears?: number | null;

  @Nullable()
  @Text({ max: CONTRACTOR_LIMITS.licenseNumberMax, optional: true })
  licenseNumber?: string | null;

  @Nullable()
  @Text({ max: CONTRACTOR_LIMITS.insuranceProviderMax, optional: true })
  insuranceProvider?: string | null;

  @Whole({ min: 0, max: COVER_MAX_CENTS, optional: true })
  liabilityCoverCents?: number | null;

  @Nullable()
  @Day({ optional: true })
  insuranceExpiresOn?: string | null;
}
