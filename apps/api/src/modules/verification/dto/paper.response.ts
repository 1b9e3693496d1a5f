import { ApiProperty } from '@nestjs/swagger';
import {
  CERTIFICATE_WARNINGS,
  CHECK_RESULTS,
  CONTRACTOR_LIMITS,
  PAPER_CHECKS,
  PAPER_KINDS,
  PAPER_LIMITS,
  PROJECT_CATEGORIES,
  READING_OUTCOMES,
  TAX_CLASSES,
  VERIFICATION_EVENTS,
  VERIFICATION_KINDS,
  VERIFICATION_STATES,
  type CertificateWarning,
  type CheckResult,
  type PaperCheckId,
  type PaperKind,
  type ProjectCategory,
  type ReadingOutcome,
  type TaxClass,
  type VerificationEvent,
  type VerificationGap,
  type VerificationState,
} from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import {
  HISTORY_MAX,
  ShownAddress,
  ShownCents,
  ShownChoices,
  ShownCount,
  ShownFileName,
  ShownList,
  ShownPerson,
  ShownState,
  ShownText,
  ShownVersion,
} from '../../../common/openapi/shown.js';
import { SUBMISSION_STATES, type SubmissionState } from '../paper-submission.entity.js';

const { nameMax, policyNumberMax, notesMax } = PAPER_LIMITS;
const TYPE_MAX = 100;
const GAPS: readonly VerificationGap[] = [...VERIFICATION_KINDS, 'liability_cover', 'experience'];

/** A license as staff approved it. */
export class HeldLicenseView {
  @ShownState()
  state: string;

  @ApiProperty({ enum: PROJECT_CATEGORIES, description: 'other: a general license, for every trade.' })
  trade: ProjectCategory;

  @ApiProperty({ format: 'date', description: 'Its own last day.' })
  expiresOn: string;
}

export class LicenseView extends HeldLicenseView {
  @ShownText(CONTRACTOR_LIMITS.licenseNumberMax, 'NY-4471')
  number: string;
}

export class InsuranceView {
  @ShownText(nameMax, 'Diaz Repairs LLC')
  insuredName: string;

  @ShownText(CONTRACTOR_LIMITS.insuranceProviderMax, 'Acme Mutual')
  insurer: string;

  @ShownText(policyNumberMax, 'CM-4471-0093')
  policyNumber: string;

  @ShownCents({ example: 100_000_000 })
  eachOccurrenceCents: number;

  @ApiProperty({ format: 'date' })
  effectiveOn: string;

  @ApiProperty({ format: 'date' })
  expiresOn: string;
}

export class BackgroundCheckView {
  @ShownText(nameMax, 'Checkr')
  provider: string;

  @ApiProperty({ format: 'date' })
  completedOn: string;
}

export class TaxFormView {
  @ShownText(nameMax, 'Marco Diaz')
  name: string;

  @ShownText(nameMax, 'Diaz Repairs', { nullable: true })
  businessName: string | null;

  @ApiProperty({ enum: TAX_CLASSES, enumName: 'TaxClass' })
  taxClass: TaxClass;

  @ApiProperty({ format: 'date' })
  signedOn: string;
}

/** What stands beside a paper: the one that is of its kind. */
export class PaperDetails {
  @ShownList(LicenseView, PAPER_LIMITS.licensesMax, { nullable: true })
  licenses: LicenseView[] | null;

  @ApiProperty({ type: InsuranceView, nullable: true })
  insurance: InsuranceView | null;

  @ApiProperty({ type: BackgroundCheckView, nullable: true })
  backgroundCheck: BackgroundCheckView | null;

  @ApiProperty({ type: TaxFormView, nullable: true })
  w9: TaxFormView | null;
}

export class PaperFileView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownFileName()
  name: string;

  @ShownText(TYPE_MAX, 'application/pdf', { description: 'By its bytes, not by its name.' })
  contentType: string;

  @ShownCount({ example: 182_113 })
  bytes: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ShownAddress('/api/verification/files/0199a3c0-0000-7000-8000-000000000000')
  url: string;

  @ShownAddress('/api/verification/files/0199a3c0-0000-7000-8000-000000000000?size=thumbnail', {
    nullable: true,
    description: 'Of images only.',
  })
  thumbnailUrl: string | null;
}

export class PaperSubmissionView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: SUBMISSION_STATES, enumName: 'SubmissionState' })
  state: SubmissionState;

  @ApiProperty({ format: 'date-time' })
  submittedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;

  @ShownPerson({ nullable: true, description: 'For staff.' })
  decidedByName: string | null;

  @ShownText(notesMax, 'The certificate names another company.', {
    nullable: true,
    description: 'Staff’s words to the contractor.',
  })
  notes: string | null;

  @ApiProperty({ description: 'What counts of it: as staff approved it, else as it was typed.' })
  details: PaperDetails;

  @ShownList(PaperFileView, PAPER_LIMITS.filesMax)
  files: PaperFileView[];
}

/** One paper as its contractor reads it. */
export class OwnPaper {
  @ApiProperty({ enum: PAPER_KINDS, enumName: 'PaperKind' })
  kind: PaperKind;

  @ApiProperty({ enum: VERIFICATION_STATES, enumName: 'VerificationState' })
  state: VerificationState;

  @ApiProperty({ description: 'Whether what staff approved last holds today.' })
  isInForce: boolean;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description:
      'The last day of what staff approved last, which holds while a newer one waits; of several licenses the last that ends.',
  })
  expiresOn: string | null;

  @ShownList(HeldLicenseView, PAPER_LIMITS.licensesMax, {
    description: 'Of a license paper: each license that staff approved last, those that have ended since too.',
  })
  licenses: HeldLicenseView[];

  @ApiProperty({ type: PaperSubmissionView, nullable: true, description: 'What was handed in last.' })
  submission: PaperSubmissionView | null;

  @ShownVersion()
  version: number;
}

export class OwnPapers {
  @ShownList(OwnPaper, PAPER_KINDS.length, { description: 'Each kind, those that are missing too.' })
  items: OwnPaper[];
}

export class CertificateSuggestions {
  @ApiProperty({ enum: READING_OUTCOMES, enumName: 'ReadingOutcome' })
  outcome: ReadingOutcome;

  @ShownChoices(CERTIFICATE_WARNINGS, { description: 'What staff would ask about.' })
  warnings: CertificateWarning[];

  @ShownText(nameMax, 'Diaz Repairs LLC', { nullable: true })
  insuredName: string | null;

  @ShownText(CONTRACTOR_LIMITS.insuranceProviderMax, 'Acme Mutual', { nullable: true })
  insurer: string | null;

  @ShownText(policyNumberMax, 'CM-4471-0093', { nullable: true })
  policyNumber: string | null;

  @ShownCents({ nullable: true, example: 100_000_000 })
  eachOccurrenceCents: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  effectiveOn: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  expiresOn: string | null;
}

export class PaperCheckView {
  @ApiProperty({ enum: PAPER_CHECKS, enumName: 'PaperCheckId' })
  id: PaperCheckId;

  @ApiProperty({ enum: CHECK_RESULTS, enumName: 'CheckResult' })
  result: CheckResult;

  @ShownText(nameMax, 'Diaz Repairs LLC', { nullable: true })
  text: string | null;

  @ShownCents({ nullable: true })
  cents: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  day: string | null;

  @ShownCount({ max: CONTRACTOR_LIMITS.experienceYearsMax, nullable: true })
  years: number | null;
}

export class PaperMoveView {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: VERIFICATION_EVENTS, enumName: 'VerificationEvent' })
  event: VerificationEvent;

  @ApiProperty({ enum: VERIFICATION_STATES, enumName: 'VerificationState' })
  to: VerificationState;

  @ShownPerson({ nullable: true, description: 'Null for the clock.' })
  actorName: string | null;
}

/** The same as staff read it. */
export class CheckedPaper extends OwnPaper {
  @ShownList(PaperCheckView, PAPER_CHECKS.length)
  checks: PaperCheckView[];

  @ShownText(notesMax, 'Seen on the state’s register.', { nullable: true, description: 'CON-01: for staff alone.' })
  staffNotes: string | null;

  @ApiProperty({ description: 'What staff approved before still holds while this one waits.' })
  earlierHolds: boolean;

  @ShownList(PaperMoveView, HISTORY_MAX, { description: 'Newest first.' })
  history: PaperMoveView[];
}

export class ContractorPapers {
  @ApiProperty({ format: 'uuid' })
  contractorId: string;

  @ShownPerson()
  name: string;

  @ShownText(CONTRACTOR_LIMITS.companyMax, 'Diaz Repairs', { nullable: true })
  company: string | null;

  @ApiProperty({ enum: ['en', 'es'], description: 'In which mail goes out.' })
  locale: string;

  @ShownState()
  state: string;

  @ShownChoices(PROJECT_CATEGORIES)
  trades: ProjectCategory[];

  @ShownCount({ max: CONTRACTOR_LIMITS.experienceYearsMax, example: 8 })
  experienceYears: number;

  @ShownChoices(GAPS, { description: 'What is missing to be verified.' })
  gaps: VerificationGap[];

  @ShownList(CheckedPaper, PAPER_KINDS.length, { description: 'Each kind, those that are missing too.' })
  papers: CheckedPaper[];
}

export class PaperQueueItem {
  @ApiProperty({ format: 'uuid' })
  contractorId: string;

  @ShownPerson()
  contractorName: string;

  @ShownText(CONTRACTOR_LIMITS.companyMax, 'Diaz Repairs', { nullable: true })
  company: string | null;

  @ApiProperty({ enum: PAPER_KINDS, enumName: 'PaperKind' })
  kind: PaperKind;

  @ApiProperty({ enum: VERIFICATION_STATES, enumName: 'VerificationState' })
  state: VerificationState;

  @ApiProperty({ format: 'date-time', description: 'Since when it is in this state.' })
  since: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  expiresOn: string | null;

  @ApiProperty({ description: 'It waits for staff for longer than 24 hours.' })
  isLate: boolean;
}

export class PaperQueuePage extends PageOf(PaperQueueItem) {
  @ShownCount({ description: 'How many wait for staff.' })
  waiting: number;

  @ShownCount({ description: 'How many of them for longer than 24 hours.', example: 1 })
  late: number;
}
