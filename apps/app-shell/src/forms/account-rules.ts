import { ACCOUNT_LIMITS, isEmail, lengthOf, USERNAME_PATTERN } from '@cw/domain';
import type { Fault } from './fault.js';
import { checkText } from './rules.js';

const PHONE_DIGITS = { min: 8, max: 15 };

/** AUTH-02: what an account is made of, judged alike wherever it is entered. */
export function checkEmail(typed: string): Fault | undefined {
  const text = typed.trim();
  if (text === '') return { id: 'auth.fault.email' };
  if (text.length > ACCOUNT_LIMITS.emailMax)
    return { id: 'errors.field.too_long', values: { limit: ACCOUNT_LIMITS.emailMax } };
  return isEmail(text) ? undefined : { id: 'errors.field.email' };
}

export function checkUsername(typed: string): Fault | undefined {
  const { usernameMin: min, usernameMax: max } = ACCOUNT_LIMITS;
  const fault = checkText(typed, { min, max, optional: true });
  if (fault !== undefined || typed.trim() === '') return fault;
  return USERNAME_PATTERN.test(typed.trim()) ? undefined : { id: 'auth.fault.username' };
}

/** Only what nobody could dial is refused here; the API knows every country's numbers. */
export function checkPhone(typed: string): Fault | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const digits = text.replaceAll(/\D/g, '').length;
  const dialable = /^\+?[\d\s().-]+$/.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
  return dialable ? undefined : { id: 'errors.field.phone' };
}

/** Whether it is on the list of common passwords is the API's to say. */
export function checkPassword(password: string): Fault | undefined {
  const { passwordMin: min, passwordMax: max } = ACCOUNT_LIMITS;
  if (password === '') return { id: 'auth.fault.password' };
  if (lengthOf(password) < min) return { id: 'errors.field.too_short', values: { limit: min } };
  return lengthOf(password) > max ? { id: 'errors.field.too_long', values: { limit: max } } : undefined;
}

/** AUTH-03. */
export function checkConfirmation(password: string, confirmation: string): Fault | undefined {
  if (confirmation === '') return { id: 'auth.fault.confirm' };
  return confirmation === password ? undefined : { id: 'errors.field.passwords_differ' };
}
