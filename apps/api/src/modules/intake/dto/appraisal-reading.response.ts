import { ApiProperty } from '@nestjs/swagger';
import {
  CONDITION_KINDS,
  CONDITION_LIMITS,
  INTAKE_CATEGORIES,
  INTAKE_LIMITS,
  PROJECT_LIMITS,
  READ_FIELDS,
  READING_OUTCOMES,
  READING_WARNINGS,
  REPORT_LAYOUTS,
  VALUE_CONDITIONS,
  type ConditionKind,
  type IntakeCategory,
  type ReadField,
  type ReadingOutcome,
  type ReadingWarning,
  type ReportLayout,
  type ValueCondition,
} from '@cw/domain';
import { ShownCents, ShownChoices, ShownCount, ShownList, ShownText } from '../../../common/openapi/shown.js';

export const READING_LIMITS = {
  valueMax: INTAKE_LIMITS.namesMax,
  pagesMax: CONDITION_LIMITS.pageMax,
  repairsMax: PROJECT_LIMITS.conditionsMax,
  valuesMax: 100,
} as const;

const ShownPages = (): PropertyDecorator =>
  ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: READING_LIMITS.pagesMax, example: 4 },
    maxItems: READING_LIMITS.pagesMax,
    description: 'From 1, rising.',
  });

export class ReadValueView {
  @ApiProperty({ enum: READ_FIELDS, enumName: 'ReadField' })
  field: ReadField;

  @ShownText(READING_LIMITS.valueMax, '12 Hidden Lane', { description: 'As the field of the request takes it.' })
  value: string;

  @ShownCount({ max: READING_LIMITS.pagesMax, example: 1 })
  page: number;

  @ShownText(CONDITION_LIMITS.quoteMax, 'Property Address 12 Hidden Lane')
  quote: string;
}

export class ReadRepairView {
  @ShownText(CONDITION_LIMITS.titleMax, 'Peeling paint at the north eave')
  title: string;

  @ApiProperty({ enum: INTAKE_CATEGORIES, enumName: 'IntakeCategory' })
  category: IntakeCategory;

  @ApiProperty({ enum: CONDITION_KINDS, enumName: 'ConditionKind' })
  kind: ConditionKind;

  @ShownText(CONDITION_LIMITS.locationMax, 'North eave', { nullable: true })
  location: string | null;

  @ShownText(CONDITION_LIMITS.quoteMax, 'Peeling paint noted at north eave.', {
    description: 'The report’s own words.',
  })
  quote: string;

  @ShownPages()
  pages: number[];

  @ShownCents({ nullable: true })
  estimatedCostCents: number | null;
}

export class ReadingWarningView {
  @ApiProperty({ enum: READING_WARNINGS, enumName: 'ReadingWarning' })
  code: ReadingWarning;

  @ShownPages()
  pages: number[];
}

/** Suggestions, each with the words and the page that it comes from: nobody's answer until a person takes it. */
export class AppraisalReadingView {
  @ApiProperty({
    enum: READING_OUTCOMES,
    enumName: 'ReadingOutcome',
    description: 'A file of which nothing can be read is an outcome too, and can still be sent with the request.',
  })
  outcome: ReadingOutcome;

  @ApiProperty({ enum: REPORT_LAYOUTS, enumName: 'ReportLayout' })
  layout: ReportLayout;

  @ApiProperty({ enum: ['en', 'es'], description: 'The language of the report.' })
  language: 'en' | 'es';

  @ShownCount({ max: READING_LIMITS.pagesMax, example: 9 })
  pages: number;

  @ShownPages()
  unreadPages: number[];

  @ShownList(ReadValueView, READING_LIMITS.valuesMax)
  values: ReadValueView[];

  @ShownChoices(VALUE_CONDITIONS)
  valueConditions: ValueCondition[];

  @ShownList(ReadRepairView, READING_LIMITS.repairsMax)
  repairs: ReadRepairView[];

  @ShownList(ReadingWarningView, READING_WARNINGS.length)
  warnings: ReadingWarningView[];
}
