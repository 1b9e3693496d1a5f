import { ApiProperty } from '@nestjs/swagger';
import {
  CONDITION_KINDS,
  CONDITION_LIMITS,
  INTAKE_CATEGORIES,
  INTAKE_DESK_LIMITS,
  INTAKE_LIMITS,
  INTAKE_OFFER_ANSWERS,
  INTAKE_STEP_STANDINGS,
  INTAKE_STEPS,
  PROJECT_LIMITS,
  PROJECT_STATUSES,
  REINSPECTION_RESULTS,
  RESPONSIBLE_PARTIES,
  WORK_STATES,
  type ConditionKind,
  type IntakeCategory,
  type IntakeOfferAnswer,
  type IntakeStepName,
  type IntakeStepStanding,
  type ProjectStatus,
  type ReinspectionResult,
  type ResponsibleParty,
  type WorkState,
} from '@cw/domain';
import { ShownCents, ShownCount, ShownFileName, ShownList, ShownText } from '../../../common/openapi/shown.js';

const NULLABLE = { nullable: true } as const;
const INSTANT = { type: String, format: 'date-time', nullable: true } as const;
const TYPE_MAX = 100;

export class IntakeStepView {
  @ApiProperty({ enum: INTAKE_STEPS, enumName: 'IntakeStepName' })
  step: IntakeStepName;

  @ApiProperty({ enum: INTAKE_STEP_STANDINGS, enumName: 'IntakeStepStanding' })
  standing: IntakeStepStanding;

  @ApiProperty(INSTANT)
  startedAt: string | null;

  @ApiProperty(INSTANT)
  doneAt: string | null;

  @ApiProperty({ ...INSTANT, description: 'Of a review that has not begun: 24 hours after the request was sent.' })
  dueAt: string | null;
}

export class OwnIntakeRepair {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownCount({ max: PROJECT_LIMITS.conditionsMax, example: 1 })
  number: number;

  @ApiProperty({ enum: INTAKE_CATEGORIES, enumName: 'IntakeCategory' })
  category: IntakeCategory;

  @ShownText(CONDITION_LIMITS.scopeMax, 'Missing shingles on the rear slope.')
  description: string;

  @ApiProperty({ enum: RESPONSIBLE_PARTIES, enumName: 'ResponsibleParty', nullable: true })
  responsibleParty: ResponsibleParty | null;

  @ShownCents(NULLABLE)
  estimatedCostCents: number | null;

  @ShownText(CONDITION_LIMITS.titleMax, 'Missing shingles', NULLABLE)
  title: string | null;

  @ApiProperty({ enum: CONDITION_KINDS, enumName: 'ConditionKind', nullable: true })
  kind: ConditionKind | null;

  @ShownText(CONDITION_LIMITS.locationMax, 'Rear slope', NULLABLE)
  location: string | null;

  @ShownText(CONDITION_LIMITS.quoteMax, 'Shingles missing at rear slope.', NULLABLE)
  quote: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: CONDITION_LIMITS.pageMin,
    maximum: CONDITION_LIMITS.pageMax,
    nullable: true,
    example: 4,
  })
  page: number | null;
}

export class OwnIntakeQuestion {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(INTAKE_LIMITS.questionMax, 'Which of the two bathrooms does the report mean?')
  question: string;

  @ApiProperty({ format: 'date-time' })
  askedAt: string;

  @ShownText(INTAKE_LIMITS.answerMax, 'The one upstairs.', NULLABLE)
  answer: string | null;

  @ApiProperty(INSTANT)
  answeredAt: string | null;
}

export class OwnIntakeOfferLine {
  @ApiProperty({ format: 'uuid' })
  repairId: string;

  @ShownCents({ description: 'What the repair may cost at most.' })
  ceilingCents: number;

  @ApiProperty({ enum: RESPONSIBLE_PARTIES, enumName: 'ResponsibleParty' })
  responsibleParty: ResponsibleParty;

  @ShownText(INTAKE_DESK_LIMITS.noteMax, 'With two coats of paint.', NULLABLE)
  note: string | null;
}

export class OwnIntakeOffer {
  @ShownCount({ example: 1, description: 'Goes back with the answer, so that nobody approves another offer.' })
  revision: number;

  @ApiProperty({ format: 'date-time' })
  sentAt: string;

  @ShownText(INTAKE_DESK_LIMITS.messageMax, 'We can begin within a week.', NULLABLE)
  message: string | null;

  @ShownList(OwnIntakeOfferLine, PROJECT_LIMITS.conditionsMax)
  lines: OwnIntakeOfferLine[];

  @ShownCents({ description: 'The sum of the ceilings.' })
  totalCents: number;

  @ApiProperty({ enum: INTAKE_OFFER_ANSWERS, enumName: 'IntakeOfferAnswer', nullable: true })
  answer: IntakeOfferAnswer | null;

  @ApiProperty(INSTANT)
  answeredAt: string | null;

  @ShownText(INTAKE_LIMITS.reasonMax, 'The roof is too dear.', NULLABLE)
  reason: string | null;
}

export class OwnIntakeFile {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownFileName()
  name: string;

  @ShownText(TYPE_MAX, 'application/pdf', { description: 'By its bytes, not by its name.' })
  contentType: string;

  @ShownCount({ example: 482_113 })
  bytes: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class OwnIntakeProject {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Repairs before closing')
  title: string;

  @ApiProperty({ enum: PROJECT_STATUSES, enumName: 'ProjectStatus' })
  status: ProjectStatus;

  @ApiProperty({ enum: WORK_STATES, enumName: 'WorkState', nullable: true })
  work: WorkState | null;
}

export class OwnIntakeReinspection {
  @ApiProperty({ format: 'date' })
  scheduledOn: string;

  @ShownText(INTAKE_DESK_LIMITS.inspectorMax, 'Dana Whitfield')
  inspectorName: string;

  @ShownText(INTAKE_DESK_LIMITS.inspectorMax, 'Whitfield Appraisals', NULLABLE)
  inspectorCompany: string | null;

  @ApiProperty({ enum: REINSPECTION_RESULTS, enumName: 'ReinspectionResult', nullable: true })
  result: ReinspectionResult | null;

  @ShownText(INTAKE_DESK_LIMITS.inspectionNotesMax, 'The north eave lacks its second coat.', NULLABLE)
  notes: string | null;

  @ApiProperty(INSTANT)
  recordedAt: string | null;
}
