import { ApiProperty } from '@nestjs/swagger';
import {
  INTAKE_DESK_LIMITS,
  INTAKE_EVENTS,
  INTAKE_LIMITS,
  INVOICE_LIMITS,
  ACCOUNT_LIMITS,
  LOAN_PROGRAMS,
  LOCALES,
  PROJECT_LIMITS,
  SUBMITTER_ROLES,
  VERIFICATION_METHODS,
  type IntakeEvent,
  type LoanProgram,
  type Locale,
  type SubmitterRole,
  type VerificationMethod,
} from '@cw/domain';
import {
  HISTORY_MAX,
  ShownCents,
  ShownChoices,
  ShownList,
  ShownText,
  ShownVersion,
} from '../../../../common/openapi/shown.js';
import { PHONE_MAX } from '../../../users/index.js';
import { IntakeRow } from './intake-queue.response.js';
import {
  INTAKE_MOMENTS_MAX,
  IntakeDeskFile,
  IntakeDeskOffer,
  IntakeDeskProject,
  IntakeDeskQuestion,
  IntakeDeskReinspection,
  IntakeMoment,
  IntakeRepairView,
} from './intake-record.response.js';

/** Whether the address that a request was sent with has an account, and what that means for its projects. */
export const INTAKE_ACCOUNTS = ['none', 'linked', 'verified', 'unverified', 'invited', 'unfit'] as const;
export type IntakeAccountStanding = (typeof INTAKE_ACCOUNTS)[number];

const FILES_MAX = 10;
const NAMES = { nullable: true } as const;
const DATE = { type: String, format: 'date', nullable: true } as const;

export class IntakeSettlementAgentView {
  @ShownText(INVOICE_LIMITS.nameMax, 'Grace Okafor')
  name: string;

  @ShownText(INVOICE_LIMITS.companyMax, 'Harbor Title', { nullable: true })
  company: string | null;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'closings@example.com', { nullable: true, format: 'email' })
  email: string | null;

  @ShownText(INVOICE_LIMITS.fileNumberMax, 'HT-2026-1184', { nullable: true })
  fileNumber: string | null;
}

/** The account that a request stands in, or would. */
export class IntakeAccountView {
  @ApiProperty({
    enum: INTAKE_ACCOUNTS,
    enumName: 'IntakeAccountStanding',
    description:
      'none: one is made and invited. unverified: its address must be verified before anything is posted for it. unfit: it cannot have projects.',
  })
  standing: IntakeAccountStanding;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  userId: string | null;
}

/** All that a request says, what was said about it, and what came of it. */
export class IntakeDetail extends IntakeRow {
  @ShownVersion()
  version: number;

  @ApiProperty({ enum: LOCALES, enumName: 'Locale', description: 'The language that the submitter is written to in.' })
  locale: Locale;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  reviewedAt: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: PROJECT_LIMITS.yearBuiltMin,
    maximum: PROJECT_LIMITS.yearBuiltMax,
    nullable: true,
    example: 1968,
  })
  yearBuilt: number | null;

  @ShownText(INTAKE_LIMITS.namesMax, 'Sofia Reyes', NAMES)
  buyers: string | null;

  @ShownText(INTAKE_LIMITS.namesMax, 'Marcus Bell', NAMES)
  sellers: string | null;

  @ShownText(INTAKE_LIMITS.namesMax, 'Lena Ortiz', NAMES)
  listingAgent: string | null;

  @ShownText(INTAKE_LIMITS.namesMax, 'Omar Haddad', NAMES)
  buyersAgent: string | null;

  @ApiProperty({ type: IntakeSettlementAgentView, nullable: true })
  settlementAgent: IntakeSettlementAgentView | null;

  @ApiProperty(DATE)
  contractDate: string | null;

  @ApiProperty(DATE)
  inspectionDate: string | null;

  @ApiProperty({ enum: LOAN_PROGRAMS, enumName: 'LoanProgram', nullable: true })
  loanProgram: LoanProgram | null;

  @ShownText(PROJECT_LIMITS.lenderMax, 'First Harbor Bank', NAMES)
  lender: string | null;

  @ShownText(PROJECT_LIMITS.personMax, 'Priya Shah', NAMES)
  loanOfficer: string | null;

  @ShownText(PROJECT_LIMITS.caseNumberMax, '371-2845560', NAMES)
  caseNumber: string | null;

  @ShownText(INTAKE_LIMITS.repairTypeMax, 'Exterior repairs', NAMES)
  repairType: string | null;

  @ShownText(INTAKE_LIMITS.notesMax, 'Needed before closing.', NAMES)
  description: string | null;

  @ShownCents({ nullable: true })
  estimatedBudgetCents: number | null;

  @ShownText(INTAKE_LIMITS.notesMax, 'Subject to repairs.', NAMES)
  appraisalNotes: string | null;

  @ApiProperty(DATE)
  completionDeadline: string | null;

  @ApiProperty({ enum: VERIFICATION_METHODS, enumName: 'VerificationMethod', nullable: true })
  verificationMethod: VerificationMethod | null;

  @ShownText(INTAKE_LIMITS.verificationNoteMax, 'A letter from the roofer.', NAMES)
  verificationNote: string | null;

  @ApiProperty({ enum: SUBMITTER_ROLES, enumName: 'SubmitterRole', nullable: true })
  submitterRole: SubmitterRole | null;

  @ShownText(PHONE_MAX, '+12125550123', { description: 'E.164' })
  phone: string;

  @ApiProperty({ type: IntakeAccountView })
  account: IntakeAccountView;

  @ShownList(IntakeRepairView, PROJECT_LIMITS.conditionsMax)
  repairList: IntakeRepairView[];

  @ShownList(IntakeDeskFile, FILES_MAX)
  files: IntakeDeskFile[];

  @ShownList(IntakeDeskQuestion, HISTORY_MAX, { description: 'The oldest first.' })
  questions: IntakeDeskQuestion[];

  @ShownList(IntakeDeskOffer, HISTORY_MAX, { description: 'The latest first.' })
  offers: IntakeDeskOffer[];

  @ShownList(IntakeDeskProject, INTAKE_DESK_LIMITS.projectsMax * INTAKE_DESK_LIMITS.projectsMax)
  projects: IntakeDeskProject[];

  @ShownList(IntakeDeskReinspection, HISTORY_MAX, { description: 'The latest first.' })
  reinspections: IntakeDeskReinspection[];

  @ShownList(IntakeMoment, INTAKE_MOMENTS_MAX, { description: 'The oldest first.' })
  history: IntakeMoment[];

  @ShownChoices(INTAKE_EVENTS, { description: 'What staff may do next.' })
  events: IntakeEvent[];
}
