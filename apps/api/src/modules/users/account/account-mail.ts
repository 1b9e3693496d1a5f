import { ACCOUNT_SECURITY, type AccountEvent } from '@cw/domain';
import type { Mail } from '../../../common/mail/mail.js';
import type { UserEntity } from '../user.entity.js';

const WORDS_OF = {
  suspend: 'account_suspended',
  restore: 'account_restored',
  terminate: 'account_terminated',
  end_sessions: 'sessions_ended',
  delete: 'account_deleted',
} as const;

/** What is told to somebody about their account, in its language. */
export function accountMail(
  user: Pick<UserEntity, 'email' | 'firstName' | 'locale'>,
  about: AccountEvent | 'end_sessions' | 'delete',
  reason: string | null,
): Mail {
  const words = WORDS_OF[about];
  return {
    to: { email: user.email, name: user.firstName },
    locale: user.locale,
    subject: `emails.${words}.subject`,
    paragraphs: [`emails.${words}.body`, ...(reason === null ? [] : (['emails.account_move.reason'] as const))],
    values: { days: ACCOUNT_SECURITY.erasureDays, ...(reason !== null && { reason }) },
    reason: 'emails.reason.account',
  };
}
