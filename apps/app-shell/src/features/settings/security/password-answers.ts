import { checkConfirmation, checkPassword } from '../../../forms/account-rules.js';
import { collectFaults, type Faults } from '../../../forms/form-faults.js';

export interface PasswordAnswers {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly endOtherSessions: boolean;
}

export const PASSWORD_ORDER = [
  'currentPassword',
  'password',
  'confirmPassword',
  'endOtherSessions',
] as const satisfies readonly (keyof PasswordAnswers)[];

/** Who changes a password mostly wants others out. */
export const NO_PASSWORDS: PasswordAnswers = {
  currentPassword: '',
  password: '',
  confirmPassword: '',
  endOtherSessions: true,
};

/** AUTH-02, AUTH-03, AUTH-08. */
export function checkPasswords({ currentPassword, password, confirmPassword }: PasswordAnswers): Faults {
  return collectFaults([
    ['currentPassword', currentPassword === '' ? { id: 'settings.fault.current_password' } : undefined],
    ['password', checkPassword(password)],
    ['confirmPassword', checkConfirmation(password, confirmPassword)],
  ]);
}
