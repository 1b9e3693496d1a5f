import { ApiProperty } from '@nestjs/swagger';
import {
  INTAKE_ACTORS,
  INTAKE_DESK_LIMITS,
  INTAKE_LIMITS,
  INTAKE_STATES,
  INTAKE_STEPS,
  PROJECT_LIMITS,
  type IntakeActor,
  type IntakeState,
} from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { HISTORY_MAX, ShownList, ShownText } from '../../../common/openapi/shown.js';
import { IntakeHead } from './intake-head.response.js';
import {
  IntakeStepView,
  OwnIntakeFile,
  OwnIntakeOffer,
  OwnIntakeProject,
  OwnIntakeQuestion,
  OwnIntakeReinspection,
  OwnIntakeRepair,
} from './own-intake-parts.response.js';
import { OwnIntakeRequest } from './own-intake.response.js';
import { INTAKE_REFERENCE_MAX } from './submitted-intake.response.js';

const FILES_MAX = 10;
const INSTANT = { type: String, format: 'date-time', nullable: true } as const;

/** A request as its submitter reads it: by the private link or in the account, the same. */
export class IntakeView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(INTAKE_REFERENCE_MAX, 'RI-7K3M-9QDX')
  reference: string;

  @ApiProperty({ enum: INTAKE_STATES, enumName: 'IntakeState' })
  state: IntakeState;

  @ApiProperty({
    enum: INTAKE_ACTORS,
    enumName: 'IntakeActor',
    nullable: true,
    description: 'Who has to do something next.',
  })
  nextActor: IntakeActor | null;

  @ApiProperty({ format: 'date-time' })
  submittedAt: string;

  @ApiProperty({ format: 'date-time' })
  reviewDueAt: string;

  @ApiProperty(INSTANT)
  reviewedAt: string | null;

  @ApiProperty({ description: 'It stands in an account.' })
  isInAccount: boolean;

  @ShownList(IntakeStepView, INTAKE_STEPS.length, {
    description: 'INT-08, in order. One that was declined ends with its review.',
  })
  steps: IntakeStepView[];

  @ShownText(INTAKE_LIMITS.reasonMax, 'We do not work in this county yet.', {
    nullable: true,
    description: 'Why it was declined, in the words of staff.',
  })
  declineReason: string | null;

  @ApiProperty({ type: OwnIntakeRequest })
  request: OwnIntakeRequest;

  @ShownList(OwnIntakeRepair, PROJECT_LIMITS.conditionsMax)
  repairs: OwnIntakeRepair[];

  @ShownList(OwnIntakeQuestion, HISTORY_MAX, { description: 'The oldest first.' })
  questions: OwnIntakeQuestion[];

  @ApiProperty({ type: OwnIntakeOffer, nullable: true, description: 'The latest.' })
  offer: OwnIntakeOffer | null;

  @ShownList(OwnIntakeFile, FILES_MAX)
  files: OwnIntakeFile[];

  @ShownList(OwnIntakeProject, INTAKE_DESK_LIMITS.projectsMax * INTAKE_DESK_LIMITS.projectsMax)
  projects: OwnIntakeProject[];

  @ApiProperty({ type: OwnIntakeReinspection, nullable: true, description: 'The latest.' })
  reinspection: OwnIntakeReinspection | null;
}

/** A request in the list of an account. */
export class OwnIntakeRow extends IntakeHead {
  @ApiProperty({ enum: INTAKE_ACTORS, enumName: 'IntakeActor', nullable: true })
  nextActor: IntakeActor | null;
}

export class OwnIntakePage extends PageOf(OwnIntakeRow) {}
