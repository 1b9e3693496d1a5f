import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { INTAKE_DESK_LIMITS, INTAKE_EVENTS, LOCALES, PROJECT_LIMITS, type IntakeEvent, type Locale } from '@cw/domain';
import { HISTORY_MAX, ShownChoices, ShownList, ShownVersion } from '../../../../common/openapi/shown.js';
import { IntakeFields } from '../../dto/intake-fields.response.js';
import { OwnIntakeFile } from '../../dto/own-intake-parts.response.js';
import { IntakeConversion } from './intake-conversion.response.js';
import { IntakeRow } from './intake-queue.response.js';
import {
  INTAKE_MOMENTS_MAX,
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
export class IntakeDetail extends IntersectionType(IntakeRow, IntakeFields) {
  @ShownVersion()
  version: number;

  @ApiProperty({ enum: LOCALES, enumName: 'Locale', description: 'The language that the submitter is written to in.' })
  locale: Locale;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  reviewedAt: string | null;

  @ApiProperty({ type: IntakeAccountView })
  account: IntakeAccountView;

  @ShownList(IntakeRepairView, PROJECT_LIMITS.conditionsMax)
  repairList: IntakeRepairView[];

  @ShownList(OwnIntakeFile, FILES_MAX)
  files: OwnIntakeFile[];

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

  @ApiProperty({ type: IntakeConversion, nullable: true, description: 'While it may be converted.' })
  conversion: IntakeConversion | null;

  @ShownChoices(INTAKE_EVENTS, { description: 'What staff may do next.' })
  events: IntakeEvent[];
}
