import { ACCOUNT_SECURITY } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import type { Mail } from '../../../common/mail/mail.js';
import type { UserEntity } from '../../users/index.js';

interface Letter {
  readonly name: 'welcome' | 'verify_email' | 'change_email' | 'reset_password' | 'activation';
  readonly page: 'verify-email' | 'reset-password' | 'activate';
  readonly to: string;
  readonly token: string;
}

const HOURS = {
  welcome: ACCOUNT_SECURITY.verifyEmailHours,
  verify_email: ACCOUNT_SECURITY.verifyEmailHours,
  change_email: ACCOUNT_SECURITY.changeEmailHours,
} as const;

function lifetimeOf(name: Letter['name']): Record<string, number> {
  if (name === 'reset_password') return { minutes: ACCOUNT_SECURITY.resetPasswordMinutes };
  return name === 'activation' ? { days: ACCOUNT_SECURITY.activationDays } : { hours: HOURS[name] };
}

/** The page of these links takes the address off an account that is not its reader's. */
const canBeDisowned = (name: Letter['name']): name is 'welcome' | 'verify_email' | 'change_email' =>
  name === 'welcome' || name === 'verify_email' || name === 'change_email';

/** A mail with a link whose secret stands in the fragment: browsers send that to no server and to no other site. */
export function linkMail(user: UserEntity, { name, page, to, token }: Letter): Mail {
  const id = (part: 'subject' | 'body' | 'lifetime' | 'action'): MessageId => `emails.${name}.${part}`;
  return {
    to: { email: to, name: user.firstName },
    locale: user.locale,
    subject: id('subject'),
    paragraphs: [id('body'), id('lifetime'), ...(canBeDisowned(name) ? [`emails.${name}.not_you` as const] : [])],
    values: lifetimeOf(name),
    action: { label: id('action'), path: `/app/${page}#${token}` },
    reason: name === 'welcome' || name === 'activation' ? 'emails.reason.account' : 'emails.reason.security',
  };
}
