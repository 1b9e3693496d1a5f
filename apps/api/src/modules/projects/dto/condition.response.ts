import { ApiProperty } from '@nestjs/swagger';
import {
  CONDITION_EVENTS,
  CONDITION_KINDS,
  CONDITION_SOURCES,
  CONDITION_STATES,
  EVIDENCE_CODES,
  PROJECT_CATEGORIES,
  RESPONSIBLE_PARTIES,
  type ConditionEvent,
  type ConditionKind,
  type ConditionSource,
  type ConditionState,
  type EvidenceCode,
  type ProjectCategory,
  type ResponsibleParty,
} from '@cw/domain';
import { FileView } from './file.response.js';

export class ConditionView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', description: 'Its number in the project, from 1.' })
  number: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: CONDITION_SOURCES })
  source: ConditionSource;

  @ApiProperty({ enum: CONDITION_KINDS })
  kind: ConditionKind;

  @ApiProperty({ type: String, nullable: true, description: "The report's own words." })
  quote: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The page of the report.' })
  page: number | null;

  @ApiProperty({ enum: PROJECT_CATEGORIES })
  category: ProjectCategory;

  @ApiProperty({ description: 'Where in the property.' })
  location: string;

  @ApiProperty({ description: 'What is required.' })
  scope: string;

  @ApiProperty({ enum: RESPONSIBLE_PARTIES })
  responsibleParty: ResponsibleParty;

  @ApiProperty({ type: 'integer', nullable: true })
  estimatedCostCents: number | null;

  @ApiProperty({ enum: EVIDENCE_CODES, isArray: true, description: 'What proves it.' })
  evidence: EvidenceCode[];

  @ApiProperty({ enum: EVIDENCE_CODES, isArray: true, description: 'What still has to be handed in.' })
  missingEvidence: EvidenceCode[];

  @ApiProperty({ enum: CONDITION_STATES })
  state: ConditionState;

  @ApiProperty({ type: 'integer', nullable: true, description: "The accepted bid's price of this line." })
  awardedAmountCents: number | null;

  @ApiProperty({ type: String, nullable: true })
  returnReason: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  returnedAt: string | null;

  @ApiProperty({ type: [FileView] })
  evidenceFiles: FileView[];

  @ApiProperty({ enum: CONDITION_EVENTS, isArray: true, description: 'What the reader may do now.' })
  actions: ConditionEvent[];

  @ApiProperty({ type: 'integer' })
  version: number;
}

export class ConditionList {
  @ApiProperty({ type: [ConditionView] })
  items: ConditionView[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor: string | null;
}
