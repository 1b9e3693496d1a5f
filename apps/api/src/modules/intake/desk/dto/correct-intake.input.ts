import { ApiPropertyOptional } from '@nestjs/swagger';
import { LOAN_PROGRAMS, PROJECT_LIMITS, US_STATES, type LoanProgram, type UsState } from '@cw/domain';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Nullable } from '../../../../common/validation/nullable.js';
import { Choice, Day, Line, Whole } from '../../../../common/validation/rules.js';
import { Zip } from '../../../../geo/zip.js';
import { SettlementAgentInput } from '../../../projects/index.js';

export class CorrectIntake {
  @Line({ optional: true, min: 1, max: PROJECT_LIMITS.addressMax, example: '12 Hidden Lane' })
  address?: string;

  @Line({ optional: true, min: 1, max: PROJECT_LIMITS.cityMax, example: 'New York' })
  city?: string;

  @Choice('UsState', US_STATES, { optional: true, example: 'NY' })
  usState?: UsState;

  @Zip({ optional: true })
  zip?: string;

  @Nullable()
  @Whole({ optional: true, min: PROJECT_LIMITS.yearBuiltMin, max: PROJECT_LIMITS.yearBuiltMax, example: 1968 })
  yearBuilt?: number | null;

  @Nullable()
  @Day({ optional: true })
  closingDate?: string | null;

  @Nullable()
  @Choice('LoanProgram', LOAN_PROGRAMS, { optional: true })
  loanProgram?: LoanProgram | null;

  @Nullable()
  @Line({ optional: true, max: PROJECT_LIMITS.lenderMax, example: 'First Harbor Bank' })
  lender?: string | null;

  @Nullable()
  @Line({ optional: true, max: PROJECT_LIMITS.personMax, example: 'Priya Shah' })
  loanOfficer?: string | null;

  @Nullable()
  @Line({ optional: true, max: PROJECT_LIMITS.caseNumberMax, example: '371-2845560' })
  caseNumber?: string | null;

  @ApiPropertyOptional({ type: SettlementAgentInput, nullable: true, description: 'Whom the invoice goes to.' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => SettlementAgentInput)
  settlementAgent?: SettlementAgentInput | null;
}
