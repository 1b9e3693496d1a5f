import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_LIMITS } from '@cw/domain';
import { LOCALES, type Locale } from '@cw/i18n';
import { ShownText } from '../../../common/openapi/shown.js';
import { Choice, Rule } from '../../../common/validation/rules.js';
import { TimeZone } from '../../users/index.js';
import { LinkToken } from '../links/link-token.dto.js';
import { ConfirmedPassword, NewPassword } from '../passwords/password.rules.js';

const isTrue = (value: unknown): boolean => value === true;

export class ReadActivationDto {
  @LinkToken()
  token: string;
}

/** AUTH-02, AUTH-09: what a registration asks, asked when an invited person comes. */
export class ActivateAccountDto {
  @LinkToken()
  token: string;

  @NewPassword()
  password: string;

  @ConfirmedPassword()
  confirmPassword: string;

  @ApiProperty({ enum: [true], description: 'AUTH-09: 18 years or older.' })
  @Rule('isAdult', 'must_accept', isTrue)
  adult: boolean;

  @ApiProperty({ enum: [true] })
  @Rule('isAccepted', 'must_accept', isTrue)
  termsAccepted: boolean;

  @Choice('Locale', LOCALES, { optional: true, description: 'Of the page; default: the one they were written to in.' })
  locale?: Locale;

  @TimeZone()
  timeZone?: string;
}

export class ActivationResponse {
  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Sofia')
  firstName: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Reyes')
  lastName: string;
}
