import { ACCOUNT_SECURITY, addDays, dayIn, type AccountEvent } from '@cw/domain';
import type { MessageValues } from '@cw/i18n';
import { mailDay } from '../../../common/mail/mail-day.js';
import type { Mail } from '../../../common/mail/mail.js';
import type { UserEntity } from '../user.entity.js';

const WORDS_OF = {
  suspend: 'account_suspended',
  restore: 'account_restored',
  terminate: 'account_terminated',
  end_sessions: 'sessions_ended',
  delete: 'account_deleted',
} as const;

type Owner = Pick<UserEntity, 'email' | 'firstName' | 'locale' | 'timeZone' | 'terminatedAt'>;

/** When what is left of a closed account is erased. */
function erasureOf({ terminatedAt, timeZone, locale }: Owner): MessageValues {
  const days = ACCOUNT_SECURITY.erasureDays;
  if (terminatedAt === null) return { days };
  return { days, has_day: 'yes', day: mailDay(addDays(dayIn(terminatedAt, timeZone), days), locale) };
}

/** What is told to somebody about their account, in its language. */
export function accountMail(user: Owner, about: AccountEvent | 'end_sessions' | 'delete', reason: string | null): Mail {
  const words = WORDS_OF[about];
  return {
    to: { email: user.email, name: user.firstName },
    locale: user.locale,
    subject: `emails.${words}.subject`,
    paragraphs: [`emails.${words}.body`, ...(reason === null ? [] : (['emails.account_move.reason'] as const))],
    values: { ...erasureOf(user), ...(reason !== null && { reason }) },
    reason: 'emails.reason.account',
  };
}
