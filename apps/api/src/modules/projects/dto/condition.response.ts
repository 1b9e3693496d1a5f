import { ApiProperty } from '@nestjs/swagger';
import {
  CONDITION_EVENTS,
  CONDITION_KINDS,
  CONDITION_SOURCES,
  CONDITION_STATES,
  EVIDENCE_CODES,
  INTAKE_CATEGORIES,
  PROJECT_CATEGORIES,
  RESPONSIBLE_PARTIES,
  type ConditionEvent,
  type ConditionKind,
  type ConditionSource,
  type ConditionState,
  type EvidenceCode,
  type IntakeCategory,
  type ProjectCategory,
  type ResponsibleParty,
  CONDITION_LIMITS,
  FILE_LIMITS,
  PROJECT_LIMITS,
} from '@cw/domain';
import { FileView } from './file.response.js';
import {
  NoNextCursor,
  ShownCents,
  ShownChoices,
  ShownCount,
  ShownList,
  ShownText,
  ShownVersion,
} from '../../../common/openapi/shown.js';

export class ConditionView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownCount({ example: 1, description: 'Its number in the project, from 1.' })
  number: number;

  @ShownText(CONDITION_LIMITS.titleMax, 'Peeling paint on the north eave')
  title: string;

  @ApiProperty({ enum: CONDITION_SOURCES })
  source: ConditionSource;

  @ApiProperty({ enum: CONDITION_KINDS })
  kind: ConditionKind;

  @ShownText(CONDITION_LIMITS.quoteMax, 'Peeling exterior paint noted at north elevation.', {
    nullable: true,
    description: "The report's own words.",
  })
  quote: string | null;

  @ShownCount({ max: CONDITION_LIMITS.pageMax, nullable: true, example: 4, description: 'The page of the report.' })
  page: number | null;

  @ApiProperty({ enum: PROJECT_CATEGORIES })
  category: ProjectCategory;

  @ApiProperty({
    enum: INTAKE_CATEGORIES,
    enumName: 'IntakeCategory',
    nullable: true,
    description: 'What the repair request that it came from calls it.',
  })
  intakeCategory: IntakeCategory | null;

  @ShownText(CONDITION_LIMITS.locationMax, 'North side, second floor', { description: 'Where in the property.' })
  location: string;

  @ShownText(CONDITION_LIMITS.scopeMax, 'Scrape, prime and repaint', { description: 'What is required.' })
  scope: string;

  @ApiProperty({ enum: RESPONSIBLE_PARTIES })
  responsibleParty: ResponsibleParty;

  @ShownCents({ nullable: true, example: 120_000 })
  estimatedCostCents: number | null;

  @ShownChoices(EVIDENCE_CODES, { description: 'What proves it.' })
  evidence: EvidenceCode[];

  @ShownChoices(EVIDENCE_CODES, { description: 'What still has to be handed in.' })
  missingEvidence: EvidenceCode[];

  @ApiProperty({ enum: CONDITION_STATES })
  state: ConditionState;

  @ShownCents({ nullable: true, description: "The accepted bid's price of this line." })
  awardedAmountCents: number | null;

  @ShownText(CONDITION_LIMITS.reasonMax, 'The second coat is missing.', { nullable: true })
  returnReason: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  returnedAt: string | null;

  @ShownList(FileView, FILE_LIMITS.perCondition)
  evidenceFiles: FileView[];

  @ShownChoices(CONDITION_EVENTS, { description: 'What the reader may do now.' })
  actions: ConditionEvent[];

  @ShownVersion()
  version: number;
}

export class ConditionList {
  @ShownList(ConditionView, PROJECT_LIMITS.conditionsMax)
  items: ConditionView[];

  @NoNextCursor()
  nextCursor: string | null;
}
