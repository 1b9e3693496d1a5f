import { ACCOUNT_LIMITS, USERNAME_PATTERN, type Locale, type SignUpRole } from '@cw/domain';
import type { RegisterDto } from '@cw/api-client';
import type { Fault } from '../../forms/fault.js';
import { collectFaults, type Faults } from '../../forms/form-faults.js';
import { checkText, textOf } from '../../forms/rules.js';

export interface RegisterAnswers {
  readonly role: SignUpRole | '';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly location: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly adult: boolean;
  readonly termsAccepted: boolean;
}

export const NO_ANSWERS: RegisterAnswers = {
  role: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  location: '',
  username: '',
  password: '',
  confirmPassword: '',
  adult: false,
  termsAccepted: false,
};

/** In the order of the page. */
export const REGISTER_ORDER = [
  'role',
  'firstName',
  'lastName',
  'phone',
  'company',
  'location',
  'email',
  'username',
  'password',
  'confirmPassword',
  'adult',
  'termsAccepted',
] as const satisfies readonly (keyof RegisterAnswers)[];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE_DIGITS = { min: 8, max: 15 };

function checkEmail(typed: string): Fault | undefined {
  const text = typed.trim();
  if (text === '') return { id: 'auth.fault.email' };
  if (text.length > ACCOUNT_LIMITS.emailMax)
    return { id: 'errors.field.too_long', values: { limit: ACCOUNT_LIMITS.emailMax } };
  return EMAIL.test(text) ? undefined : { id: 'errors.field.email' };
}

function checkUsername(typed: string): Fault | undefined {
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

/** AUTH-03. */
function checkConfirmation(password: string, confirmation: string): Fault | undefined {
  if (confirmation === '') return { id: 'auth.fault.confirm' };
  return confirmation === password ? undefined : { id: 'errors.field.passwords_differ' };
}

export function checkPassword(password: string): Fault | undefined {
  const { passwordMin: min, passwordMax: max } = ACCOUNT_LIMITS;
  if (password === '') return { id: 'auth.fault.password' };
  if (password.length < min) return { id: 'errors.field.too_short', values: { limit: min } };
  return password.length > max ? { id: 'errors.field.too_long', values: { limit: max } } : undefined;
}

/** AUTH-02, AUTH-03, AUTH-09; `age` is the least one in years. */
export function checkRegistration(answers: RegisterAnswers, age: number): Faults {
  const name = { min: ACCOUNT_LIMITS.nameMin, max: ACCOUNT_LIMITS.nameMax };
  return collectFaults([
    ['role', answers.role === '' ? { id: 'auth.fault.role' } : undefined],
    ['firstName', checkText(answers.firstName, { ...name, missing: 'auth.fault.first_name' })],
    ['lastName', checkText(answers.lastName, { ...name, missing: 'auth.fault.last_name' })],
    ['phone', checkPhone(answers.phone)],
    ['company', checkText(answers.company, { max: ACCOUNT_LIMITS.companyMax, optional: true })],
    ['location', checkText(answers.location, { max: ACCOUNT_LIMITS.locationMax, optional: true })],
    ['email', checkEmail(answers.email)],
    ['username', checkUsername(answers.username)],
    ['password', checkPassword(answers.password)],
    ['confirmPassword', checkConfirmation(answers.password, answers.confirmPassword)],
    ['adult', answers.adult ? undefined : { id: 'auth.fault.adult', values: { age } }],
    ['termsAccepted', answers.termsAccepted ? undefined : { id: 'auth.fault.terms' }],
  ]);
}

/** What is sent for answers that were judged good; the page's language and zone become the account's. */
export function registrationOf(answers: RegisterAnswers, role: SignUpRole, locale: Locale): RegisterDto {
  return {
    role,
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    email: answers.email.trim(),
    phone: textOf(answers.phone),
    company: textOf(answers.company),
    location: textOf(answers.location),
    username: textOf(answers.username),
    password: answers.password,
    confirmPassword: answers.confirmPassword,
    adult: true,
    termsAccepted: true,
    locale,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
