import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_LIMITS } from '@cw/domain';
import { LOCALES, type Locale } from '@cw/i18n';
import { ValidateIf } from 'class-validator';
import { Choice, Line } from '../../../common/validation/rules.js';
import { OptionalLine, OptionalText, Phone, TimeZone, Username } from './profile.rules.js';

// What is not sent stays; a name may not be taken away by null.
const IfSent = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_object, value) => value !== undefined),
    ApiPropertyOptional(),
  );

/** AUTH-11; the role, and here the email, cannot be changed. */
export class UpdateUserDto {
  @IfSent()
  @Line({ min: ACCOUNT_LIMITS.nameMin, max: ACCOUNT_LIMITS.nameMax })
  firstName?: string;

  @IfSent()
  @Line({ min: ACCOUNT_LIMITS.nameMin, max: ACCOUNT_LIMITS.nameMax })
  lastName?: string;

  @Username()
  username?: string | null;

  @Phone()
  phone?: string | null;

  @OptionalLine(ACCOUNT_LIMITS.companyMax)
  company?: string | null;

  @OptionalLine(ACCOUNT_LIMITS.locationMax)
  location?: string | null;

  @OptionalText(ACCOUNT_LIMITS.bioMax)
  bio?: string | null;

  @IfSent()
  @Choice('Locale', LOCALES)
  locale?: Locale;

  @TimeZone()
  timeZone?: string;
}
