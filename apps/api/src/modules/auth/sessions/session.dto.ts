import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_SECURITY } from '@cw/domain';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageOf } from '../../../common/http/page.js';
import { CODE_MAX } from '../login/login.dto.js';
import { PresentPassword } from '../passwords/password.rules.js';

export class ReauthenticateDto {
  @PresentPassword()
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

export class SecurityResponse {
  @ApiProperty()
  emailVerified: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'The address that waits to be confirmed.' })
  pendingEmail: string | null;

  @ApiProperty()
  totpEnabled: boolean;

  @ApiProperty({ description: 'Staff cannot do without.' })
  totpRequired: boolean;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: ACCOUNT_SECURITY.recoveryCodes })
  recoveryCodesLeft: number;

  @ApiProperty({ format: 'date-time' })
  passwordChangedAt: string;

  @ApiProperty({ description: 'Whether this session has proven the second factor.' })
  mfa: boolean;

  @ApiProperty({
    description: `Whether the password was entered within the last ${ACCOUNT_SECURITY.reauthenticationMinutes} minutes.`,
  })
  fresh: boolean;
}

export class SessionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'The one that asks.' })
  current: boolean;

  @ApiProperty({ description: 'Browser and system, by their own names.', example: 'Chrome, Windows' })
  device: string;

  @ApiProperty({ description: 'The internet address that it began from; empty when unknown.', example: '203.0.113.7' })
  address: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;

  @ApiProperty()
  mfa: boolean;
}

export class SessionPage extends PageOf(SessionResponse) {}
