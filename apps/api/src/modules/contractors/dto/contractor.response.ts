import { ApiProperty } from '@nestjs/swagger';
import { PROJECT_CATEGORIES, VERIFICATION_KINDS, type ProjectCategory, type VerificationGap } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';

export const VERIFICATION_GAPS: readonly VerificationGap[] = [...VERIFICATION_KINDS, 'liability_cover', 'experience'];

export class ContractorSummary {
  @ApiProperty({ format: 'uuid', description: "The contractor's user id." })
  id: string;

  @ApiProperty({ description: 'First name and last initial for whoever is not signed in.' })
  name: string;

  @ApiProperty({ type: String, nullable: true })
  company: string | null;

  @ApiProperty({ enum: PROJECT_CATEGORIES, isArray: true })
  trades: ProjectCategory[];

  @ApiProperty()
  city: string;

  @ApiProperty()
  state: string;

  @ApiProperty()
  zip: string;

  @ApiProperty({ type: Number, nullable: true, description: 'From the ZIP that was searched around.' })
  distanceMiles: number | null;

  @ApiProperty({ type: 'integer' })
  serviceRadiusMiles: number;

  @ApiProperty({ type: 'integer' })
  experienceYears: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Mean of the reviews, null without any.' })
  rating: number | null;

  @ApiProperty({ type: 'integer' })
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
  @ApiProperty({ type: String, nullable: true })
  about: string | null;

  @ApiProperty({ type: String, nullable: true })
  licenseNumber: string | null;

  @ApiProperty({ type: String, nullable: true })
  insuranceProvider: string | null;

  @ApiProperty({ type: 'integer' })
  liabilityCoverCents: number;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  insuranceExpiresOn: string | null;

  @ApiProperty({ enum: VERIFICATION_GAPS, isArray: true, description: 'What is missing to be verified.' })
  verificationGaps: VerificationGap[];
}

export class ContractorPage extends PageOf(ContractorSummary) {}
