import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_LIMITS } from '@cw/domain';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Rule } from '../../../common/validation/rules.js';
import { isCommonPassword } from './common-password.js';

const EXAMPLE = 'six-brown-shingles';
const OWN_FIELDS = ['email', 'firstName', 'lastName', 'username'];

const notCommon = (value: unknown, object: object): boolean => {
  const own = OWN_FIELDS.map((name): unknown => Reflect.get(object, name)).filter((text) => typeof text === 'string');
  // One fault is enough for a short one: its length.
  if (typeof value !== 'string' || value.length < ACCOUNT_LIMITS.passwordMin) return true;
  return !isCommonPassword(value, own);
};

const sameAs = (name: string) => (value: unknown, object: object) => value === Reflect.get(object, name);

/** A password that is entered to prove oneself. Its rules are not repeated: a wrong one is wrong, whatever its length. */
export const PresentPassword = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength: ACCOUNT_LIMITS.passwordMax, example: EXAMPLE }),
    IsString(),
    MaxLength(ACCOUNT_LIMITS.passwordMax),
  );

/** A password to be: never trimmed, never cut, 128 characters at most and so fewer than 1,024 bytes. */
export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: ACCOUNT_LIMITS.passwordMin, maxLength: ACCOUNT_LIMITS.passwordMax, example: EXAMPLE }),
    IsString(),
    MinLength(ACCOUNT_LIMITS.passwordMin),
    MaxLength(ACCOUNT_LIMITS.passwordMax),
    Rule('isUncommonPassword', 'password_common', notCommon),
  );

export const ConfirmedPassword = (): PropertyDecorator =>
  applyDecorators(PresentPassword(), Rule('isSamePassword', 'passwords_differ', sameAs('password')));
