import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_LIMITS, isEmail, USERNAME_PATTERN } from '@cw/domain';
import { Transform } from 'class-transformer';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { Line, Rule, Text, Trimmed } from '../../../common/validation/rules.js';

/** An empty answer of an optional field takes the field away. */
const EmptyIsNull = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

const removable = (max: number, text: PropertyDecorator): PropertyDecorator =>
  applyDecorators(text, EmptyIsNull(), ApiPropertyOptional({ type: String, nullable: true, maxLength: max }));

/** An optional text of a profile; `null` or an empty text removes it. */
export const OptionalText = (max: number): PropertyDecorator => removable(max, Text({ optional: true, max }));

/** The same of one line. */
export const OptionalLine = (max: number): PropertyDecorator => removable(max, Line({ optional: true, max }));

export const Username = (): PropertyDecorator =>
  applyDecorators(
    Text({ optional: true, min: ACCOUNT_LIMITS.usernameMin, max: ACCOUNT_LIMITS.usernameMax }),
    Matches(USERNAME_PATTERN),
    EmptyIsNull(),
    ApiPropertyOptional({
      type: String,
      nullable: true,
      minLength: ACCOUNT_LIMITS.usernameMin,
      maxLength: ACCOUNT_LIMITS.usernameMax,
    }),
  );

export const Email = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: ACCOUNT_LIMITS.emailMax, example: 'sofia@example.com' }),
    Trimmed(),
    Rule('isEmail', 'email', (value) => typeof value === 'string' && isEmail(value)),
    MaxLength(ACCOUNT_LIMITS.emailMax),
  );

function toE164(value: unknown): unknown {
  if (value === '') return null;
  if (typeof value !== 'string') return value;
  const phone = parsePhoneNumberFromString(value, 'US');
  return phone?.isValid() ? phone.number : value;
}

export const PHONE_MAX = 32;

/** Takes what people write, `(212) 555-0123` too, and keeps E.164; without a country code it is a US number. */
export const Phone = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: PHONE_MAX,
      description: 'E.164, or a US number as people write it',
      example: '+12125550123',
    }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => toE164(value)),
    Rule(
      'isPhone',
      'phone',
      (value) =>
        typeof value === 'string' && value.length <= PHONE_MAX && parsePhoneNumberFromString(value)?.isValid() === true,
    ),
  );

export const isTimeZone = (value: unknown): boolean =>
  typeof value === 'string' && (value === 'UTC' || Intl.supportedValuesOf('timeZone').includes(value));

/** Longer than any name of a zone. */
export const TIME_ZONE_MAX = 64;

export const TimeZone = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: TIME_ZONE_MAX, description: 'IANA name', example: 'America/Chicago' }),
    IsOptional(),
    Rule('isTimeZone', 'time_zone', isTimeZone),
  );
