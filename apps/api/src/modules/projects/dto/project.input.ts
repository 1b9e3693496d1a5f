import { ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import {
  LOAN_PROGRAMS,
  PARTY_LIMITS,
  PRINCIPAL_ROLES,
  PRIORITIES,
  PROJECT_CATEGORIES,
  PROJECT_LIMITS,
  US_STATES,
  type LoanProgram,
  type PrincipalRole,
  type Priority,
  type ProjectCategory,
  type UsState,
} from '@cw/domain';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Nullable } from '../../../common/validation/nullable.js';
import { Choice, Day, Line, Text, Whole } from '../../../common/validation/rules.js';
import { Zip } from '../../../geo/zip.js';
import { ConditionInput } from './condition.input.js';

const BUDGET = { min: PROJECT_LIMITS.budgetMinCents, max: PROJECT_LIMITS.budgetMaxCents, optional: true } as const;
const PERSON = { max: PROJECT_LIMITS.personMax, optional: true } as const;

export class PrincipalInput {
  @Line({ min: PARTY_LIMITS.nameMin, max: PARTY_LIMITS.nameMax, example: 'Sofia Reyes' })
  name: string;

  @Choice('PrincipalRole', PRINCIPAL_ROLES)
  role: PrincipalRole;
}

export class CreateProject {
  @Line({ min: PROJECT_LIMITS.titleMin, max: PROJECT_LIMITS.titleMax, example: 'Exterior paint and a water heater' })
  title: string;

  @Choice('ProjectCategory', PROJECT_CATEGORIES, {
    optional: true,
    description: 'That of the costliest condition when left out.',
  })
  category?: ProjectCategory | null;

  @Choice('Priority', PRIORITIES, { optional: true, description: 'normal when left out.' })
  priority?: Priority | null;

  @Text({
    min: PROJECT_LIMITS.descriptionMin,
    max: PROJECT_LIMITS.descriptionMax,
    example: 'Three conditions from the appraisal, needed before closing.',
  })
  description: string;

  @Line({ min: 1, max: PROJECT_LIMITS.cityMax, example: 'New York' })
  city: string;

  @Choice('UsState', US_STATES, { example: 'NY' })
  state: UsState;

  @Zip()
  zip: string;

  @Nullable()
  @Line({
    max: PROJECT_LIMITS.addressMax,
    optional: true,
    description: 'Hidden from contractors until their bid is accepted.',
    example: '12 Hidden Lane',
  })
  address?: string | null;

  @Nullable()
  @Whole({ ...BUDGET, example: 400_000 })
  budgetCents?: number | null;

  @Nullable()
  @Whole({ ...BUDGET, example: 450_000 })
  maxBudgetCents?: number | null;

  @Nullable()
  @Text({ max: PROJECT_LIMITS.specialRequirementsMax, optional: true, example: 'Call before you come.' })
  specialRequirements?: string | null;

  @Nullable()
  @Day({ optional: true })
  closingDate?: string | null;

  @Nullable()
  @Choice('LoanProgram', LOAN_PROGRAMS, { optional: true })
  loanProgram?: LoanProgram | null;

  @Nullable()
  @Line({ max: PROJECT_LIMITS.lenderMax, optional: true, example: 'First Harbor Bank' })
  lender?: string | null;

  @Nullable()
  @Line({ ...PERSON, example: 'Priya Shah' })
  loanOfficer?: string | null;

  @Nullable()
  @Line({ max: PROJECT_LIMITS.caseNumberMax, optional: true, example: '371-2845560' })
  caseNumber?: string | null;

  @Nullable()
  @Line({ ...PERSON, example: 'Harbor Title' })
  settlementAgent?: string | null;

  @Nullable()
  @Whole({ min: PROJECT_LIMITS.yearBuiltMin, max: PROJECT_LIMITS.yearBuiltMax, optional: true, example: 1968 })
  yearBuilt?: number | null;

  @ApiPropertyOptional({
    type: PrincipalInput,
    nullable: true,
    description: 'For whom an agent posts; for the parties to see.',
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PrincipalInput)
  onBehalfOf?: PrincipalInput | null;

  @ApiPropertyOptional({
    type: [ConditionInput],
    maxItems: PROJECT_LIMITS.conditionsMax,
    description: 'One is made from the post itself when left out.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(PROJECT_LIMITS.conditionsMax)
  @ValidateNested({ each: true })
  @Type(() => ConditionInput)
  conditions?: ConditionInput[] | null;
}

export class ProjectEdit extends PartialType(OmitType(CreateProject, ['conditions'] as const), {
  skipNullProperties: false,
}) {}
