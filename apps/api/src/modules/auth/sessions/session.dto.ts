import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_SECURITY, ACCOUNT_LIMITS } from '@cw/domain';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageOf } from '../../../common/http/page.js';
import { CODE_MAX } from '../login/login.dto.js';
import { PresentPassword } from '../passwords/password.rules.js';
import { ShownCount, ShownText } from '../../../common/openapi/shown.js';

const DEVICE_MAX = 200;
const ADDRESS_MAX = 64;

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

  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia.reyes@example.com', {
    nullable: true,
    description: 'The address that waits to be confirmed.',
  })
  pendingEmail: string | null;

  @ApiProperty()
  totpEnabled: boolean;

  @ApiProperty({ description: 'Staff cannot do without.' })
  totpRequired: boolean;

  @ShownCount({ max: ACCOUNT_SECURITY.recoveryCodes, example: 10 })
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

  @ShownText(DEVICE_MAX, 'Chrome, Windows', { description: 'Browser and system, by their own names.' })
  device: string;

  @ShownText(ADDRESS_MAX, '203.0.113.7', {
    description: 'The internet address that it began from; empty when unknown.',
  })
  address: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;

  @ApiProperty()
  mfa: boolean;
}

export class SessionPage extends PageOf(SessionResponse) {}
