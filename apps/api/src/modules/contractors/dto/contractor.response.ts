import { ApiProperty } from '@nestjs/swagger';
import {
  PROJECT_CATEGORIES,
  VERIFICATION_KINDS,
  type ProjectCategory,
  type VerificationGap,
  CONTRACTOR_LIMITS,
  PROJECT_LIMITS,
} from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import {
  ShownCents,
  ShownChoices,
  ShownCount,
  ShownDistance,
  ShownPerson,
  ShownRating,
  ShownState,
  ShownText,
  ShownZip,
} from '../../../common/openapi/shown.js';

export const VERIFICATION_GAPS: readonly VerificationGap[] = [...VERIFICATION_KINDS, 'liability_cover', 'experience'];

export class ContractorSummary {
  @ApiProperty({ format: 'uuid', description: "The contractor's user id." })
  id: string;

  @ShownPerson({ description: 'First name and last initial for whoever is not signed in.' })
  name: string;

  @ShownText(CONTRACTOR_LIMITS.companyMax, 'Diaz Repairs', { nullable: true })
  company: string | null;

  @ShownChoices(PROJECT_CATEGORIES)
  trades: ProjectCategory[];

  @ShownText(PROJECT_LIMITS.cityMax, 'New York')
  city: string;

  @ShownState()
  state: string;

  @ShownZip()
  zip: string;

  @ShownDistance()
  distanceMiles: number | null;

  @ShownCount({ max: CONTRACTOR_LIMITS.serviceRadiusMaxMiles, example: 25 })
  serviceRadiusMiles: number;

  @ShownCount({ max: CONTRACTOR_LIMITS.experienceYearsMax, example: 8 })
  experienceYears: number;

  @ShownRating()
  rating: number | null;

  @ShownCount()
  reviewCount: number;

  @ApiProperty()
  licensed: boolean;

  @ApiProperty()
  insured: boolean;

  @ApiProperty()
  backgroundChecked: boolean;

  @ApiProperty({ description: 'All papers in force, cover and experience as required.' })
  verified: boolean;

  @ApiProperty({ format: 'date-time' })
  memberSince: string;
}

export class ContractorProfile extends ContractorSummary {
  @ShownText(CONTRACTOR_LIMITS.aboutMax, 'Exterior paint and small plumbing since 2009.', { nullable: true })
  about: string | null;

  @ShownText(CONTRACTOR_LIMITS.licenseNumberMax, 'NY-4471', { nullable: true })
  licenseNumber: string | null;

  @ShownText(CONTRACTOR_LIMITS.insuranceProviderMax, 'Acme Mutual', { nullable: true })
  insuranceProvider: string | null;

  @ShownCents({ example: 200_000_000 })
  liabilityCoverCents: number;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  insuranceExpiresOn: string | null;

  @ShownChoices(VERIFICATION_GAPS, { description: 'What is missing to be verified.' })
  verificationGaps: VerificationGap[];
}

export class ContractorPage extends PageOf(ContractorSummary) {}
