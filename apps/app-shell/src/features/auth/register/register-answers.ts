import { ACCOUNT_LIMITS, type Locale, type SignUpRole } from '@cw/domain';
import type { RegisterDto } from '@cw/api-client';
import {
  checkConfirmation,
  checkEmail,
  checkPassword,
  checkPhone,
  checkUsername,
} from '../../../forms/account-rules.js';
import { collectFaults, type Faults } from '../../../forms/form-faults.js';
import { checkLine, textOf } from '../../../forms/rules.js';

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

/** AUTH-02, AUTH-03, AUTH-09; `age` is the least one in years. */
export function checkRegistration(answers: RegisterAnswers, age: number): Faults {
  const name = { min: ACCOUNT_LIMITS.nameMin, max: ACCOUNT_LIMITS.nameMax };
  return collectFaults([
    ['role', answers.role === '' ? { id: 'auth.fault.role' } : undefined],
    ['firstName', checkLine(answers.firstName, { ...name, missing: 'auth.fault.first_name' })],
    ['lastName', checkLine(answers.lastName, { ...name, missing: 'auth.fault.last_name' })],
    ['phone', checkPhone(answers.phone)],
    ['company', checkLine(answers.company, { max: ACCOUNT_LIMITS.companyMax, optional: true })],
    ['location', checkLine(answers.location, { max: ACCOUNT_LIMITS.locationMax, optional: true })],
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
