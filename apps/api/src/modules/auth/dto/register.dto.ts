import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_LIMITS, SIGN_UP_ROLES, type SignUpRole } from '@cw/domain';
import { LOCALES, type Locale } from '@cw/i18n';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Choice, Rule, Text } from '../../../common/validation/rules.js';
import { Email, OptionalText, Phone, TimeZone, Username } from '../../users/index.js';
import { isCommonPassword } from '../passwords/common-password.js';

const sameAs = (name: string) => (value: unknown, object: object) => value === Reflect.get(object, name);
const isTrue = (value: unknown): boolean => value === true;

const notCommon = (value: unknown, object: object): boolean => {
  const own = ['email', 'firstName', 'lastName', 'username'].map((name): unknown => Reflect.get(object, name));
  return (
    typeof value !== 'string' ||
    !isCommonPassword(
      value,
      own.filter((text) => typeof text === 'string'),
    )
  );
};

/** AUTH-02. */
export class RegisterDto {
  @Text({ min: ACCOUNT_LIMITS.nameMin, max: ACCOUNT_LIMITS.nameMax, example: 'Sofia' })
  firstName: string;

  @Text({ min: ACCOUNT_LIMITS.nameMin, max: ACCOUNT_LIMITS.nameMax, example: 'Reyes' })
  lastName: string;

  @Username()
  username?: string | null;

  @Email()
  email: string;

  @Phone()
  phone?: string | null;

  @OptionalText(ACCOUNT_LIMITS.companyMax)
  company?: string | null;

  @OptionalText(ACCOUNT_LIMITS.locationMax)
  location?: string | null;

  @Choice('SignUpRole', SIGN_UP_ROLES)
  role: SignUpRole;

  @ApiProperty({
    minLength: ACCOUNT_LIMITS.passwordMin,
    maxLength: ACCOUNT_LIMITS.passwordMax,
    example: 'six-brown-shingles',
  })
  @IsString()
  @MinLength(ACCOUNT_LIMITS.passwordMin)
  @MaxLength(ACCOUNT_LIMITS.passwordMax)
  @Rule('isUncommonPassword', 'password_common', notCommon)
  password: string;

  @ApiProperty({ maxLength: ACCOUNT_LIMITS.passwordMax, example: 'six-brown-shingles' })
  @IsString()
  @MaxLength(ACCOUNT_LIMITS.passwordMax)
  @Rule('isSamePassword', 'passwords_differ', sameAs('password'))
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
