import { ACCOUNT_LIMITS, type Locale } from '@cw/domain';
import type { SessionUser, UpdateUserDto } from '@cw/api-client';
import { checkPhone, checkUsername } from '../../../forms/account-rules.js';
import { collectFaults, type Faults } from '../../../forms/form-faults.js';
import { checkLine, checkText, textOf } from '../../../forms/rules.js';

/** AUTH-11, as typed. */
export interface ProfileAnswers {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly phone: string;
  readonly company: string;
  readonly location: string;
  readonly bio: string;
  readonly locale: Locale;
  readonly timeZone: string;
}

export const PROFILE_ORDER = [
  'firstName',
  'lastName',
  'username',
  'phone',
  'company',
  'location',
  'bio',
  'locale',
  'timeZone',
] as const satisfies readonly (keyof ProfileAnswers)[];

export const answersOf = (user: SessionUser): ProfileAnswers => ({
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username ?? '',
  phone: user.phone ?? '',
  company: user.company ?? '',
  location: user.location ?? '',
  bio: user.bio ?? '',
  locale: user.locale,
  timeZone: user.timeZone,
});

export function checkProfile(answers: ProfileAnswers): Faults {
  const { nameMin: min, nameMax: max, companyMax, locationMax, bioMax } = ACCOUNT_LIMITS;
  const optional = (most: number) => ({ max: most, optional: true });
  return collectFaults([
    ['firstName', checkLine(answers.firstName, { min, max, missing: 'auth.fault.first_name' })],
    ['lastName', checkLine(answers.lastName, { min, max, missing: 'auth.fault.last_name' })],
    ['username', checkUsername(answers.username)],
    ['phone', checkPhone(answers.phone)],
    ['company', checkLine(answers.company, optional(companyMax))],
    ['location', checkLine(answers.location, optional(locationMax))],
    ['bio', checkText(answers.bio, optional(bioMax))],
  ]);
}

export const profileBody = (answers: ProfileAnswers): UpdateUserDto => ({
  firstName: answers.firstName.trim(),
  lastName: answers.lastName.trim(),
  username: textOf(answers.username),
  phone: textOf(answers.phone),
  company: textOf(answers.company),
  location: textOf(answers.location),
  bio: textOf(answers.bio),
  locale: answers.locale,
  timeZone: answers.timeZone,
});
