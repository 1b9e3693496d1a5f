import { ApiProperty } from '@nestjs/swagger';
import { LinkToken } from '../links/link-token.dto.js';
import { ConfirmedPassword, NewPassword } from '../passwords/password.rules.js';
import { ConfirmTotpDto, TotpSetupResponse } from '../second-factor/totp.dto.js';

export class ReadInvitationDto {
  @LinkToken()
  token: string;
}

export class AcceptInvitationDto extends ConfirmTotpDto {
  @LinkToken()
  token: string;

  @NewPassword()
  password: string;

  @ConfirmedPassword()
  confirmPassword: string;
}

export class InvitationResponse extends TotpSetupResponse {
  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;
}
