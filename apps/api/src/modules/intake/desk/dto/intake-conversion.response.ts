import { ApiProperty } from '@nestjs/swagger';
import {
  CONDITION_KINDS,
  CONDITION_LIMITS,
  EVIDENCE_CODES,
  PRIORITIES,
  PROJECT_CATEGORIES,
  PROJECT_LIMITS,
  type ConditionKind,
  type EvidenceCode,
  type Priority,
  type ProjectCategory,
} from '@cw/domain';
import { ShownChoices, ShownList, ShownText } from '../../../../common/openapi/shown.js';

/** A repair as it becomes a condition when staff say nothing else. */
export class IntakeConversionRepair {
  @ApiProperty({ format: 'uuid' })
  repairId: string;

  @ShownText(CONDITION_LIMITS.titleMax, 'Peeling paint on the north eave')
  title: string;

  @ApiProperty({ enum: PROJECT_CATEGORIES, enumName: 'ProjectCategory' })
  category: ProjectCategory;

  @ApiProperty({ enum: CONDITION_KINDS, enumName: 'ConditionKind' })
  kind: ConditionKind;

  @ShownText(CONDITION_LIMITS.locationMax, 'North elevation')
  location: string;

  @ShownText(CONDITION_LIMITS.scopeMax, 'Scrape, prime and repaint', {
    description: 'With what staff noted beside its price.',
  })
  scope: string;

  @ShownChoices(EVIDENCE_CODES, { description: 'What its kind needs when empty.' })
  evidence: EvidenceCode[];
}

/** What an approved request becomes when staff say nothing else: one project with every repair that is not done. */
export class IntakeConversion {
  @ShownText(PROJECT_LIMITS.titleMax, 'Repairs before closing')
  title: string;

  @ShownText(PROJECT_LIMITS.descriptionMax, 'Two conditions from the appraisal, needed before closing.')
  description: string;

  @ApiProperty({ enum: PRIORITIES, enumName: 'Priority', description: 'By the urgency of the request.' })
  priority: Priority;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  closingDate: string | null;

  @ShownText(PROJECT_LIMITS.specialRequirementsMax, 'To be finished by December 10, 2026.', { nullable: true })
  specialRequirements: string | null;

  @ShownList(IntakeConversionRepair, PROJECT_LIMITS.conditionsMax)
  repairs: IntakeConversionRepair[];
}
