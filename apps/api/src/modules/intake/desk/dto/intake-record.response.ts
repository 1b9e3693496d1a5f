import { ApiProperty } from '@nestjs/swagger';
import {
  INTAKE_EVENTS,
  INTAKE_LIMITS,
  INTAKE_STATES,
  PROJECT_LIMITS,
  type IntakeEvent,
  type IntakeState,
} from '@cw/domain';
import { HISTORY_MAX, ShownList, ShownPerson, ShownText } from '../../../../common/openapi/shown.js';
import {
  OwnIntakeOffer,
  OwnIntakeProject,
  OwnIntakeQuestion,
  OwnIntakeReinspection,
  OwnIntakeRepair,
} from '../../dto/own-intake-parts.response.js';

export class IntakeRepairView extends OwnIntakeRepair {
  @ApiProperty({ description: 'A project that holds it was completed.' })
  isDone: boolean;
}

export class IntakeDeskQuestion extends OwnIntakeQuestion {
  @ShownPerson({ nullable: true })
  askedByName: string | null;
}

export class IntakeDeskOffer extends OwnIntakeOffer {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownPerson({ nullable: true })
  sentByName: string | null;
}

export class IntakeDeskProject extends OwnIntakeProject {
  @ShownList('uuid', PROJECT_LIMITS.conditionsMax, { description: 'The repairs that became its conditions.' })
  repairIds: string[];
}

export class IntakeDeskReinspection extends OwnIntakeReinspection {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  orderedAt: string;
}

export class IntakeMoment {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: [...INTAKE_EVENTS, 'submit'], enumName: 'IntakeHappening' })
  event: IntakeEvent | 'submit';

  @ApiProperty({ enum: INTAKE_STATES, enumName: 'IntakeState' })
  to: IntakeState;

  @ShownPerson({ nullable: true, description: 'Null for the submitter without an account, and for the projects.' })
  actorName: string | null;

  @ShownText(INTAKE_LIMITS.reasonMax, 'We do not work in this county yet.', { nullable: true })
  reason: string | null;
}

export const INTAKE_MOMENTS_MAX = HISTORY_MAX;
