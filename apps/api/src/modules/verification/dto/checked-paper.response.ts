import { ApiProperty } from '@nestjs/swagger';
import {
  CHECK_RESULTS,
  CONTRACTOR_LIMITS,
  PAPER_CHECKS,
  PAPER_KINDS,
  PAPER_LIMITS,
  PROJECT_CATEGORIES,
  VERIFICATION_EVENTS,
  VERIFICATION_KINDS,
  VERIFICATION_STATES,
  type CheckResult,
  type PaperCheckId,
  type ProjectCategory,
  type VerificationEvent,
  type VerificationGap,
  type VerificationState,
} from '@cw/domain';
import {
  HISTORY_MAX,
  ShownCents,
  ShownChoices,
  ShownCount,
  ShownList,
  ShownPerson,
  ShownState,
  ShownText,
} from '../../../common/openapi/shown.js';
import { OwnPaper } from './paper.response.js';

const { nameMax, notesMax } = PAPER_LIMITS;
const GAPS: readonly VerificationGap[] = [...VERIFICATION_KINDS, 'liability_cover', 'experience'];

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
