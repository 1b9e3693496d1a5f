import { collectFaults, type Faults } from '../../forms/form-faults.js';
import { checkPattern } from '../../forms/rules.js';

export interface LoginAnswers {
  readonly email: string;
  readonly password: string;
  readonly totp: string;
}

const SIX_DIGITS = /^\d{6}$/;

/** Says only what is missing; whether it is right is the API's to say. */
export function checkLogin({ email, password, totp }: LoginAnswers, totpWanted: boolean): Faults {
  return collectFaults([
    ['email', email.trim() === '' ? { id: 'auth.fault.email' } : undefined],
    ['password', password === '' ? { id: 'auth.fault.password' } : undefined],
    ['totp', totpWanted ? checkPattern(totp.replaceAll(' ', ''), SIX_DIGITS, 'auth.fault.totp') : undefined],
  ]);
}
