import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { ACCOUNT_SECURITY } from '@cw/domain';
import { ShownText } from '../../../common/openapi/shown.js';

const CODE_MAX = 12;
const SECRET_MAX = 64;
const URI_MAX = 1000;

export class ConfirmTotpDto {
  @ApiProperty({ maxLength: CODE_MAX, description: 'The 6-digit code of the new secret.', example: '123456' })
  @IsString()
  @MaxLength(CODE_MAX)
  code: string;
}

export class TotpSetupResponse {
  @ShownText(SECRET_MAX, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', {
    description: 'Base32, for typing into an authenticator app.',
  })
  secret: string;

  @ShownText(URI_MAX, 'otpauth://totp/Closewright:sofia%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', {
    description: 'The same for a QR code.',
  })
  otpauthUri: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', pattern: '^[a-z0-9]{4}(-[a-z0-9]{4}){3}$' },
    maxItems: ACCOUNT_SECURITY.recoveryCodes,
    description: 'Each is good once, in place of a code. They are shown this one time.',
    example: ['k4m2-9xtq-0bvr-7hjd'],
  })
  recoveryCodes: string[];
}
