import type { Mail } from '../../common/mail/mail.js';
import type { UserEntity } from '../users/index.js';
import type { AccessTokenEntity } from './access-token.entity.js';

/** Tells the owner of an account that a program may now act for it. */
export function tokenCreatedMail(token: AccessTokenEntity, days: number, owner: UserEntity): Mail {
  const area = owner.role === 'admin' ? '/admin' : '/app';
  return {
    to: { email: owner.email, name: owner.firstName },
    locale: owner.locale,
    subject: 'emails.token_created.subject',
    paragraphs: ['emails.token_created.body', 'emails.token_created.not_you'],
    values: { token: token.name, prefix: token.prefix, scope: token.scope, days },
    action: { label: 'emails.token_created.action', path: `${area}/settings?tab=tokens` },
    reason: 'emails.reason.account',
  };
}
