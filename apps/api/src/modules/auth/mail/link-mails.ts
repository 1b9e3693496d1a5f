import { ACCOUNT_SECURITY } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import type { Mail } from '../../../common/mail/mail.js';
import type { UserEntity } from '../../users/index.js';
import type { InvitedRequest } from '../links/link-letters.js';

interface Letter {
  readonly name: 'welcome' | 'verify_email' | 'change_email' | 'reset_password' | 'activation';
  readonly page: 'verify-email' | 'reset-password' | 'activate';
  readonly to: string;
  readonly token: string;
  /** For which repair request the account was made, where that is known. */
  readonly request?: InvitedRequest | undefined;
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

const requestValues = (request: InvitedRequest | undefined) => ({
  has_request: request ? 'yes' : 'no',
  street: request?.street ?? '',
  reference: request?.reference ?? '',
});

/** The page of these links takes the address off an account that is not its reader's. */
const canBeDisowned = (name: Letter['name']): name is 'welcome' | 'verify_email' | 'change_email' =>
  name === 'welcome' || name === 'verify_email' || name === 'change_email';

/** A mail with a link whose secret stands in the fragment: browsers send that to no server and to no other site. */
export function linkMail(user: UserEntity, { name, page, to, token, request }: Letter): Mail {
  const path = `/app/${page}#${token}`;
  const id = (part: 'subject' | 'body' | 'lifetime' | 'action'): MessageId => `emails.${name}.${part}`;
  return {
    to: { email: to, name: user.firstName },
    locale: user.locale,
    subject: id('subject'),
    paragraphs: [id('body'), id('lifetime'), ...(canBeDisowned(name) ? [`emails.${name}.not_you` as const] : [])],
    values: { ...lifetimeOf(name), ...(name === 'activation' && requestValues(request)) },
    action: { label: id('action'), path },
    // It leads to the same page, which asks its reader once more.
    ...(canBeDisowned(name) && { aside: { label: 'emails.link.not_you_action', path } }),
    reason: name === 'welcome' || name === 'activation' ? 'emails.reason.account' : 'emails.reason.security',
  };
}
