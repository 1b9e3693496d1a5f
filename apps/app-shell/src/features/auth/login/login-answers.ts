import { collectFaults, type Faults } from '../../../forms/form-faults.js';
import { checkCode, type CodeKind } from '../../../identity/index.js';

export interface LoginAnswers {
  readonly email: string;
  readonly password: string;
  readonly totp: string;
}

/** Says only what is missing; whether it is right is the API's to say. `code` is the kind that was asked for. */
export function checkLogin({ email, password, totp }: LoginAnswers, code: CodeKind | undefined): Faults {
  return collectFaults([
    ['email', email.trim() === '' ? { id: 'auth.fault.email' } : undefined],
    ['password', password === '' ? { id: 'auth.fault.password' } : undefined],
    ['totp', code === undefined ? undefined : checkCode(totp, code)],
  ]);
}
