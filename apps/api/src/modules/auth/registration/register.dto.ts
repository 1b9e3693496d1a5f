import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_LIMITS, SIGN_UP_ROLES, type SignUpRole } from '@cw/domain';
import { LOCALES, type Locale } from '@cw/i18n';
import { Choice, Line, Rule } from '../../../common/validation/rules.js';
import { Email, OptionalLine, Phone, TimeZone, Username } from '../../users/index.js';
import { ConfirmedPassword, NewPassword } from '../passwords/password.rules.js';

const isTrue = (value: unknown): boolean => value === true;

/** AUTH-02. */
export class RegisterDto {
  @Line({ min: ACCOUNT_LIMITS.nameMin, max: ACCOUNT_LIMITS.nameMax, example: 'Sofia' })
  firstName: string;

  @Line({ min: ACCOUNT_LIMITS.nameMin, max: ACCOUNT_LIMITS.nameMax, example: 'Reyes' })
  lastName: string;

  @Username()
  username?: string | null;

  @Email()
  email: string;

  @Phone()
  phone?: string | null;

  @OptionalLine(ACCOUNT_LIMITS.companyMax)
  company?: string | null;

  @OptionalLine(ACCOUNT_LIMITS.locationMax)
  location?: string | null;

  @Choice('SignUpRole', SIGN_UP_ROLES)
  role: SignUpRole;

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

  @Choice('Locale', LOCALES, { optional: true, description: 'Default: that of Accept-Language.' })
  locale?: Locale;

  @TimeZone()
  timeZone?: string;
}
