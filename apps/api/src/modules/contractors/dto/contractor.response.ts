import { ApiProperty } from '@nestjs/swagger';
import {
  PROJECT_CATEGORIES,
  VERIFICATION_KINDS,
  VERIFICATION_STATES,
  type VerificationKind,
  type VerificationState,
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
  ShownStates,
  ShownList,
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

const NOTES_MAX = 3000;
const PERCENT_MAX = 100;
/** Ten years: no bid takes longer. */
const HOURS_MAX = 87_600;

/** What a contractor has shown so far; null where nothing tells. */
export class ContractorRecordView {
  @ShownRating()
  rating: number | null;

  @ShownCount()
  reviews: number;

  @ShownCount({ example: 12 })
  completedJobs: number;

  @ShownCount({ max: PERCENT_MAX, nullable: true, example: 96, description: 'Percent handed in by the agreed day.' })
  onTimeRate: number | null;

  @ShownCount({
    max: PERCENT_MAX,
    nullable: true,
    example: 92,
    description: 'Percent of accepted conditions that were never returned.',
  })
  firstPassRate: number | null;

  @ApiProperty({
    type: Number,
    minimum: 0,
    maximum: HOURS_MAX,
    nullable: true,
    example: 5.5,
    description: 'Median hours from a posting, or an invitation to it, to the first bid.',
  })
  responseHours: number | null;

  @ShownCount({
    example: 0,
    description: 'Agreed days on which it did not come: owned up to, upheld by staff, or left without an answer.',
  })
  noShows: number;
}

export class PaperView {
  @ApiProperty({ enum: VERIFICATION_KINDS })
  kind: VerificationKind;

  @ApiProperty({ enum: VERIFICATION_STATES })
  state: VerificationState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When staff approved it.' })
  checkedAt: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  expiresOn: string | null;

  @ShownText(NOTES_MAX, 'Seen on the state’s register.', { nullable: true, description: 'For staff.' })
  notes: string | null;
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

  @ShownStates({ description: 'VER-01: where a license is in force today; a bid is taken in these states alone.' })
  licensedStates: string[];

  @ShownList(PaperView, VERIFICATION_KINDS.length, {
    description: 'Approved ones; all of them for the contractor itself and for staff.',
  })
  papers: PaperView[];

  @ApiProperty({ type: ContractorRecordView })
  record: ContractorRecordView;
}

export class ContractorPage extends PageOf(ContractorSummary) {}
