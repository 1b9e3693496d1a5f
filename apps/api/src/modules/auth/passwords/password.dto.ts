import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_LIMITS } from '@cw/domain';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../../common/validation/rules.js';
import { LinkToken } from '../links/link-token.dto.js';
import { ConfirmedPassword, NewPassword, PresentPassword } from './password.rules.js';

export class ForgotPasswordDto {
  // No rule on its form: what is no address has no account, and the answer is the same.
  @ApiProperty({ format: 'email', maxLength: ACCOUNT_LIMITS.emailMax, example: 'sofia@example.com' })
  @Trimmed()
  @IsString()
  @MaxLength(ACCOUNT_LIMITS.emailMax)
  email: string;
}

export class ResetPasswordDto {
  @LinkToken()
  token: string;

  @NewPassword()
  password: string;

  @ConfirmedPassword()
  confirmPassword: string;
}

export class ChangePasswordDto {
  @PresentPassword()
  currentPassword: string;

  @NewPassword()
  password: string;

  @ConfirmedPassword()
  confirmPassword: string;

  @ApiPropertyOptional({ default: true, description: 'Signs out everywhere else.' })
  @IsOptional()
  @IsBoolean()
  endOtherSessions?: boolean;
}
