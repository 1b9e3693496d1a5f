import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

const CODE_MAX = 12;

export class ConfirmTotpDto {
  @ApiProperty({ maxLength: CODE_MAX, description: 'The 6-digit code of the new secret.', example: '123456' })
  @IsString()
  @MaxLength(CODE_MAX)
  code: string;
}

export class TotpSetupResponse {
  @ApiProperty({ description: 'Base32, for typing into an authenticator app.', example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
  secret: string;

  @ApiProperty({ description: 'The same for a QR code.' })
  otpauthUri: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({ type: [String], description: 'Each is good once, in place of a code. They are shown this one time.', example: ['k4m2-9xtq-0bvr-7hjd'] })
  recoveryCodes: string[];
}
