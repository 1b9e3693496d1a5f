import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_LIMITS } from '@cw/domain';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../../common/validation/rules.js';

/** Room for a recovery code, with the spaces or hyphens that people type. */
export const CODE_MAX = 32;

/** The password's own rules are not repeated here: a wrong one is wrong, whatever its length. */
export class LoginDto {
  @ApiProperty({ format: 'email', maxLength: ACCOUNT_LIMITS.emailMax, example: 'seller@demo.closewright.test' })
  @Trimmed()
  @IsString()
  @MaxLength(ACCOUNT_LIMITS.emailMax)
  email: string;

  @ApiProperty({ maxLength: ACCOUNT_LIMITS.passwordMax, example: 'Closewright-demo-1' })
  @IsString()
  @MaxLength(ACCOUNT_LIMITS.passwordMax)
  password: string;

  @ApiPropertyOptional({
    maxLength: CODE_MAX,
    description: 'The 6-digit code or a recovery code, for an account with a second factor.',
    example: '123456',
  })
  @IsOptional()
  @IsString()
  @MaxLength(CODE_MAX)
  totp?: string;
}
