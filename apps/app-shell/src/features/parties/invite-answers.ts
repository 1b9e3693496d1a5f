import type { InviteParty } from '@cw/api-client';
import { PARTY_LIMITS, PARTY_RIGHTS, PARTY_ROLES } from '@cw/domain';
import { checkEmail } from '../../forms/account-rules.js';
import { collectFaults, type Faults } from '../../forms/form-faults.js';
import { checkLine, textOf } from '../../forms/rules.js';

/** As the form holds it. */
export interface InviteAnswers {
  email: string;
  name: string;
  role: string;
  right: string;
}

export const INVITE_ORDER = ['email', 'name', 'role', 'right'] as const satisfies readonly (keyof InviteAnswers)[];

export const BLANK_INVITE: InviteAnswers = { email: '', name: '', role: '', right: 'view' };

export const checkInvite = ({ email, name, role }: InviteAnswers): Faults =>
  collectFaults([
    ['email', checkEmail(email)],
    ['name', checkLine(name, { max: PARTY_LIMITS.nameMax, optional: true })],
    ['role', role === '' ? { id: 'parties.fault.role' } : undefined],
  ]);

/** What was judged good, as the API takes it. */
export const inviteBody = ({ email, name, role, right }: InviteAnswers): InviteParty => ({
  email: email.trim(),
  name: textOf(name),
  role: PARTY_ROLES.find((known) => known === role) ?? PARTY_ROLES[0],
  right: PARTY_RIGHTS.find((known) => known === right) ?? PARTY_RIGHTS[0],
});
