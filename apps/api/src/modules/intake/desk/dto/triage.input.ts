import { ApiProperty } from '@nestjs/swagger';
import {
  INTAKE_DESK_LIMITS,
  INTAKE_LIMITS,
  PROJECT_LIMITS,
  REINSPECTION_RESULTS,
  RESPONSIBLE_PARTIES,
  type ReinspectionResult,
  type ResponsibleParty,
} from '@cw/domain';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, ValidateNested } from 'class-validator';
import { Nullable } from '../../../../common/validation/nullable.js';
import { Choice, Day, Line, Text, Whole } from '../../../../common/validation/rules.js';

export class AskSubmitter {
  @Text({
    min: INTAKE_LIMITS.questionMin,
    max: INTAKE_LIMITS.questionMax,
    description: 'The submitter reads it word for word.',
    example: 'Which of the two bathrooms does the report mean?',
  })
  question: string;
}

export class DeclineIntake {
  @Text({
    min: INTAKE_LIMITS.reasonMin,
    max: INTAKE_LIMITS.reasonMax,
    description: 'The submitter reads it word for word; kept in the audit log for ever.',
    example: 'We do not work in this county yet.',
  })
  reason: string;
}

export class OfferLineInput {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  repairId: string;

  @Whole({
    min: INTAKE_DESK_LIMITS.ceilingMinCents,
    max: INTAKE_DESK_LIMITS.ceilingMaxCents,
    description: 'What the repair may cost at most.',
    example: 120_000,
  })
  ceilingCents: number;

  @Choice('ResponsibleParty', RESPONSIBLE_PARTIES)
  responsibleParty: ResponsibleParty;

  @Nullable()
  @Text({ optional: true, max: INTAKE_DESK_LIMITS.noteMax, example: 'With two coats of paint.' })
  note?: string | null;
}

export class SendOffer {
  @ApiProperty({
    type: [OfferLineInput],
    minItems: 1,
    maxItems: PROJECT_LIMITS.conditionsMax,
    description: 'One for every repair that is not done yet.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PROJECT_LIMITS.conditionsMax)
  @ValidateNested({ each: true })
  @Type(() => OfferLineInput)
  lines: OfferLineInput[];

  @Nullable()
  @Text({ optional: true, max: INTAKE_DESK_LIMITS.messageMax, example: 'We can begin within a week.' })
  message?: string | null;
}

export class OrderReinspection {
  @Day()
  scheduledOn: string;

  @Line({ min: 1, max: INTAKE_DESK_LIMITS.inspectorMax, example: 'Dana Whitfield' })
  inspectorName: string;

  @Nullable()
  @Line({ optional: true, max: INTAKE_DESK_LIMITS.inspectorMax, example: 'Whitfield Appraisals' })
  inspectorCompany?: string | null;
}

export class RecordReinspection {
  @Choice('ReinspectionResult', REINSPECTION_RESULTS)
  result: ReinspectionResult;

  @Nullable()
  @Text({
    optional: true,
    max: INTAKE_DESK_LIMITS.inspectionNotesMax,
    description: 'Needed where it failed: what must be mended. The submitter and the contractors read it.',
    example: 'The north eave lacks its second coat.',
  })
  notes?: string | null;
}
