import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { ACCOUNT_LIMITS } from '@cw/domain';
import { ShownText } from '../../../common/openapi/shown.js';
import { LinkToken } from '../links/link-token.dto.js';
import { RegisterDto } from '../registration/register.dto.js';

export class ReadActivationDto {
  @LinkToken()
  token: string;
}

/** Said by who takes over an account that was opened in their name; an invited client's is known. */
class OwnName extends PartialType(PickType(RegisterDto, ['firstName', 'lastName'] as const)) {}

/** AUTH-02, AUTH-09: what a registration asks, asked when an account is opened by a mailed link. */
export class ActivateAccountDto extends IntersectionType(
  OwnName,
  PickType(RegisterDto, ['password', 'confirmPassword', 'adult', 'termsAccepted', 'locale', 'timeZone'] as const),
) {
  @LinkToken()
  token: string;
}

export class ActivationResponse {
  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;

  @ApiProperty({ description: 'False: the account was opened by an unknown person, so the name is asked.' })
  isInvited: boolean;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Sofia')
  firstName: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Reyes')
  lastName: string;
}
