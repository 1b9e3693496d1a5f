import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PAPER_KINDS, PAPER_LIMITS, VERIFICATION_STATES, type PaperKind, type VerificationState } from '@cw/domain';
import { IsBoolean, IsObject, IsOptional } from 'class-validator';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Text } from '../../../common/validation/rules.js';

/** A form's fields of several licences fit many times over. */
export const FIELDS_MAX = 8_000;
const ID_LENGTH = 36;
const KEEP_MAX = PAPER_LIMITS.filesMax * (ID_LENGTH + 1);
const QUERY_MAX = 100;

export class SubmitPaper {
  @Text({
    min: 2,
    max: FIELDS_MAX,
    description:
      'JSON, by the kind. license: licenses (state, trade, number, expiresOn). insurance: insuredName, insurer, policyNumber, eachOccurrenceCents, effectiveOn, expiresOn. background_check: provider, completedOn. w9: name, businessName, taxClass, signedOn; never a taxpayer’s number.',
    example: '{"provider":"Checkr","completedOn":"2026-11-02"}',
  })
  fields: string;

  @Text({
    optional: true,
    max: KEEP_MAX,
    description: 'The ids of files handed in before that go with it, separated by commas.',
    example: '',
  })
  keep?: string;
}

/** The multipart body as the document shows it; the file itself is streamed, never held in memory. */
export class SubmitPaperForm extends SubmitPaper {
  @ApiPropertyOptional({ type: 'string', format: 'binary' })
  file?: string;
}

export class CertificateForm {
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;
}

export const PAPER_DECISIONS = ['approve', 'reject'] as const;
export type PaperDecision = (typeof PAPER_DECISIONS)[number];

export class DecidePaper {
  @Choice('PaperDecision', PAPER_DECISIONS)
  decision: PaperDecision;

  @Text({
    optional: true,
    max: PAPER_LIMITS.notesMax,
    description: 'The contractor reads it. Needed to reject.',
    example: 'The certificate names another company.',
  })
  notes?: string;

  @Text({
    optional: true,
    max: PAPER_LIMITS.notesMax,
    description: 'CON-01: for staff alone.',
    example: 'Seen on the state’s register.',
  })
  staffNotes?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'What staff approve where the contractor typed it wrong; all fields of the kind.',
    example: { provider: 'Checkr', completedOn: '2026-11-02' },
  })
  @IsOptional()
  @IsObject()
  fields?: Record<string, unknown>;

  @ApiPropertyOptional({ description: 'Rejecting a renewal, what was approved before it ends as well.' })
  @IsOptional()
  @IsBoolean()
  endsEarlier?: boolean;
}

export const LATE_PAPERS = ['yes'] as const;

export class ListPapersQuery extends PageQuery {
  @Choice('VerificationState', VERIFICATION_STATES, {
    optional: true,
    description: 'What waits for staff, unless told.',
  })
  state: VerificationState = 'submitted';

  @Choice('PaperKind', PAPER_KINDS, { optional: true })
  kind?: PaperKind;

  @Choice('LatePapers', LATE_PAPERS, {
    optional: true,
    description: 'Only what waits for staff for longer than 24 hours; of other states there is none.',
  })
  late?: (typeof LATE_PAPERS)[number];

  @Text({ optional: true, max: QUERY_MAX, description: 'A part of a name, e-mail or company.' })
  q?: string;
}

export const PAPER_FILE_SIZES = ['full', 'thumbnail'] as const;
export type PaperFileSize = (typeof PAPER_FILE_SIZES)[number];

export class PaperFileQuery {
  @Choice('FileSize', PAPER_FILE_SIZES, { optional: true, description: 'full when left out.' })
  size?: PaperFileSize;
}
