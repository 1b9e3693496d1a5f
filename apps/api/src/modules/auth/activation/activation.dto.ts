import { PickType } from '@nestjs/swagger';
import { ACCOUNT_LIMITS } from '@cw/domain';
import { ShownText } from '../../../common/openapi/shown.js';
import { LinkToken } from '../links/link-token.dto.js';
import { RegisterDto } from '../registration/register.dto.js';

export class ReadActivationDto {
  @LinkToken()
  token: string;
}

/** AUTH-02, AUTH-09: what a registration asks, asked when an invited person comes. */
export class ActivateAccountDto extends PickType(RegisterDto, [
  'password',
  'confirmPassword',
  'adult',
  'termsAccepted',
  'locale',
  'timeZone',
] as const) {
  @LinkToken()
  token: string;
}

export class ActivationResponse {
  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Sofia')
  firstName: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Reyes')
  lastName: string;
}
