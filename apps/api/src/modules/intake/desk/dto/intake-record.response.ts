import { ApiProperty } from '@nestjs/swagger';
import {
  CONDITION_KINDS,
  CONDITION_LIMITS,
  FILE_LIMITS,
  INTAKE_CATEGORIES,
  INTAKE_DESK_LIMITS,
  INTAKE_EVENTS,
  INTAKE_LIMITS,
  INTAKE_OFFER_ANSWERS,
  INTAKE_STATES,
  PROJECT_LIMITS,
  PROJECT_STATUSES,
  REINSPECTION_RESULTS,
  RESPONSIBLE_PARTIES,
  WORK_STATES,
  type ConditionKind,
  type IntakeCategory,
  type IntakeEvent,
  type IntakeOfferAnswer,
  type IntakeState,
  type ProjectStatus,
  type ReinspectionResult,
  type ResponsibleParty,
  type WorkState,
} from '@cw/domain';
import {
  HISTORY_MAX,
  ShownCents,
  ShownCount,
  ShownFileName,
  ShownList,
  ShownPerson,
  ShownText,
} from '../../../../common/openapi/shown.js';

export class IntakeRepairView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownCount({ max: PROJECT_LIMITS.conditionsMax, example: 1 })
  number: number;

  @ApiProperty({ enum: INTAKE_CATEGORIES, enumName: 'IntakeCategory' })
  category: IntakeCategory;

  @ShownText(CONDITION_LIMITS.scopeMax, 'Paint peels at the north eave')
  description: string;

  @ApiProperty({ enum: RESPONSIBLE_PARTIES, enumName: 'ResponsibleParty', nullable: true })
  responsibleParty: ResponsibleParty | null;

  @ShownCents({ nullable: true })
  estimatedCostCents: number | null;

  @ShownText(CONDITION_LIMITS.titleMax, 'Peeling paint', { nullable: true })
  title: string | null;

  @ApiProperty({ enum: CONDITION_KINDS, nullable: true })
  kind: ConditionKind | null;

  @ShownText(CONDITION_LIMITS.locationMax, 'North eave', { nullable: true })
  location: string | null;

  @ShownText(CONDITION_LIMITS.quoteMax, 'Peeling paint noted at north eave.', { nullable: true })
  quote: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: CONDITION_LIMITS.pageMin,
    maximum: CONDITION_LIMITS.pageMax,
    nullable: true,
    example: 4,
  })
  page: number | null;

  @ApiProperty({ description: 'A project that holds it was completed.' })
  isDone: boolean;
}

export class IntakeDeskFile {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownFileName()
  name: string;

  @ShownText(FILE_LIMITS.nameMax, 'application/pdf')
  contentType: string;

  @ShownCount({ example: 482_113 })
  bytes: number;
}

export class IntakeDeskQuestion {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(INTAKE_LIMITS.questionMax, 'Which of the two bathrooms does the report mean?')
  question: string;

  @ApiProperty({ format: 'date-time' })
  askedAt: string;

  @ShownPerson({ nullable: true })
  askedByName: string | null;

  @ShownText(INTAKE_LIMITS.answerMax, 'The one upstairs.', { nullable: true })
  answer: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;
}

export class IntakeDeskOfferLine {
  @ApiProperty({ format: 'uuid' })
  repairId: string;

  @ShownCents()
  ceilingCents: number;

  @ApiProperty({ enum: RESPONSIBLE_PARTIES, enumName: 'ResponsibleParty' })
  responsibleParty: ResponsibleParty;

  @ShownText(INTAKE_DESK_LIMITS.noteMax, 'With two coats of paint.', { nullable: true })
  note: string | null;
}

export class IntakeDeskOffer {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownCount({ example: 1 })
  revision: number;

  @ApiProperty({ format: 'date-time' })
  sentAt: string;

  @ShownPerson({ nullable: true })
  sentByName: string | null;

  @ShownText(INTAKE_DESK_LIMITS.messageMax, 'We can begin within a week.', { nullable: true })
  message: string | null;

  @ShownList(IntakeDeskOfferLine, PROJECT_LIMITS.conditionsMax)
  lines: IntakeDeskOfferLine[];

  @ShownCents({ description: 'The sum of the ceilings.' })
  totalCents: number;

  @ApiProperty({ enum: INTAKE_OFFER_ANSWERS, enumName: 'IntakeOfferAnswer', nullable: true })
  answer: IntakeOfferAnswer | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;

  @ShownText(INTAKE_LIMITS.reasonMax, 'The roof is too dear.', { nullable: true })
  reason: string | null;
}

export class IntakeDeskProject {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Repairs before closing')
  title: string;

  @ApiProperty({ enum: PROJECT_STATUSES })
  status: ProjectStatus;

  @ApiProperty({ enum: WORK_STATES, nullable: true })
  work: WorkState | null;

  @ShownList('uuid', PROJECT_LIMITS.conditionsMax, { description: 'The repairs that became its conditions.' })
  repairIds: string[];
}

export class IntakeDeskReinspection {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  orderedAt: string;

  @ApiProperty({ format: 'date' })
  scheduledOn: string;

  @ShownText(INTAKE_DESK_LIMITS.inspectorMax, 'Dana Whitfield')
  inspectorName: string;

  @ShownText(INTAKE_DESK_LIMITS.inspectorMax, 'Whitfield Appraisals', { nullable: true })
  inspectorCompany: string | null;

  @ApiProperty({ enum: REINSPECTION_RESULTS, enumName: 'ReinspectionResult', nullable: true })
  result: ReinspectionResult | null;

  @ShownText(INTAKE_DESK_LIMITS.inspectionNotesMax, 'The north eave lacks its second coat.', { nullable: true })
  notes: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  recordedAt: string | null;
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
