import { ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_LIMITS, INVOICE_LIMITS } from '@cw/domain';
import { IsEmail, IsOptional, MaxLength } from 'class-validator';
import { Nullable } from '../../../common/validation/nullable.js';
import { Line, Trimmed } from '../../../common/validation/rules.js';

/** Whoever settles the closing, and pays the invoice out of its proceeds. */
export class SettlementAgentInput {
  @Line({ min: 1, max: INVOICE_LIMITS.nameMax, example: 'Grace Okafor' })
  name: string;

  @Nullable()
  @Line({ max: INVOICE_LIMITS.companyMax, optional: true, example: 'Harbor Title' })
  company?: string | null;

  @Nullable()
  @ApiPropertyOptional({
    type: String,
    format: 'email',
    maxLength: ACCOUNT_LIMITS.emailMax,
    example: 'closings@example.com',
    description: 'Where the invoice goes; needed before it is issued.',
  })
  @Trimmed()
  @IsOptional()
  @IsEmail()
  @MaxLength(ACCOUNT_LIMITS.emailMax)
  email?: string | null;

  @Nullable()
  @Line({ max: INVOICE_LIMITS.fileNumberMax, optional: true, example: 'HT-2026-1184' })
  fileNumber?: string | null;
}
