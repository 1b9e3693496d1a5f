import { ApiProperty } from '@nestjs/swagger';
import {
  CERTIFICATE_WARNINGS,
  CONTRACTOR_LIMITS,
  PAPER_KINDS,
  PAPER_LIMITS,
  READING_OUTCOMES,
  VERIFICATION_STATES,
  type CertificateWarning,
  type PaperKind,
  type ReadingOutcome,
  type VerificationState,
} from '@cw/domain';
import {
  ShownAddress,
  ShownCents,
  ShownChoices,
  ShownCount,
  ShownFileName,
  ShownList,
  ShownPerson,
  ShownText,
  ShownVersion,
} from '../../../common/openapi/shown.js';
import { SUBMISSION_STATES, type SubmissionState } from '../paper-submission.entity.js';
import { HeldLicenseView, PaperDetails } from './paper-details.response.js';

const { nameMax, policyNumberMax, notesMax } = PAPER_LIMITS;
const TYPE_MAX = 100;

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
