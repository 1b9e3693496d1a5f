import { MINIMUM_AGE_YEARS } from '@cw/domain';
import { checkRegistration, NO_ANSWERS, registrationOf, type RegisterAnswers } from './register-answers.js';

const good: RegisterAnswers = {
  ...NO_ANSWERS,
  role: 'seller',
  firstName: 'Sofia',
  lastName: 'Reyes',
  email: 'sofia@example.com',
  password: 'six-brown-shingles',
  confirmPassword: 'six-brown-shingles',
  adult: true,
  termsAccepted: true,
};

const faultAt = (answers: Partial<RegisterAnswers>, path: keyof RegisterAnswers): string | undefined =>
  checkRegistration({ ...good, ...answers }, MINIMUM_AGE_YEARS).get(path)?.id;

describe('registration answers', () => {
  it('AUTH-02 are good with the required ones alone', () => {
    expect(checkRegistration(good, MINIMUM_AGE_YEARS).size).toBe(0);
  });

  it('AUTH-02 name every missing one, in the order of the page', () => {
    expect([...checkRegistration(NO_ANSWERS, MINIMUM_AGE_YEARS).keys()]).toEqual([
      'role',
      'firstName',
      'lastName',
      'email',
      'password',
      'confirmPassword',
      'adult',
      'termsAccepted',
    ]);
  });

  it.each([
    [{ email: 'sofia@' }, 'email', 'errors.field.email'],
    [{ firstName: 'See https://evil.example/w' }, 'firstName', 'errors.field.link'],
    [{ lastName: 'Reyes\u202E' }, 'lastName', 'errors.field.unreadable'],
    [{ lastName: '\u200B\u3164' }, 'lastName', 'auth.fault.last_name'],
    [{ company: '\u3164' }, 'company', 'errors.field.required'],
    [{ company: 'Smith & Co.' }, 'company', undefined],
    [{ phone: 'call me' }, 'phone', 'errors.field.phone'],
    [{ phone: '(212) 555-0123' }, 'phone', undefined],
    [{ username: 'so' }, 'username', 'errors.field.too_short'],
    [{ username: '-sofia' }, 'username', 'auth.fault.username'],
    [{ password: 'short', confirmPassword: 'short' }, 'password', 'errors.field.too_short'],
    [{ confirmPassword: 'six-brown-shingle' }, 'confirmPassword', 'errors.field.passwords_differ'],
    [{ adult: false }, 'adult', 'auth.fault.adult'],
    [{ termsAccepted: false }, 'termsAccepted', 'auth.fault.terms'],
  ] as const)('AUTH-02 AUTH-03 AUTH-09 judge %p at %s as %s', (answers, path, fault) => {
    expect(faultAt(answers, path)).toBe(fault);
  });

  it('AUTH-02 are sent trimmed, with null for what was left empty', () => {
    const sent = registrationOf({ ...good, firstName: ' Sofia ', company: ' ' }, 'seller', 'es');

    expect(sent).toMatchObject({ firstName: 'Sofia', company: null, locale: 'es', role: 'seller' });
  });
});
