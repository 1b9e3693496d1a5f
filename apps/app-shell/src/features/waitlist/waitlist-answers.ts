import { ACCOUNT_LIMITS, SIGN_UP_ROLES, type SignUpRole } from '@cw/domain';
import { checkEmail } from '../../forms/account-rules.js';
import { collectFaults, type Faults } from '../../forms/form-faults.js';
import { checkLine } from '../../forms/rules.js';

export interface WaitlistAnswers {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: string;
  /** A field that no person sees. */
  readonly website: string;
}

export const NOTHING: WaitlistAnswers = { firstName: '', lastName: '', email: '', role: '', website: '' };

/** In the order of the page. */
export const WAITLIST_ORDER = ['firstName', 'lastName', 'email', 'role'] as const;

const { nameMin: min, nameMax: max } = ACCOUNT_LIMITS;

export const roleOf = (typed: string): SignUpRole | undefined => SIGN_UP_ROLES.find((role) => role === typed);

export const checkWaitlist = ({ firstName, lastName, email, role }: WaitlistAnswers): Faults =>
  collectFaults([
    ['firstName', checkLine(firstName, { min, max, missing: 'auth.fault.first_name' })],
    ['lastName', checkLine(lastName, { min, max, missing: 'auth.fault.last_name' })],
    ['email', checkEmail(email)],
    ['role', roleOf(role) === undefined ? { id: 'auth.fault.role' } : undefined],
  ]);
