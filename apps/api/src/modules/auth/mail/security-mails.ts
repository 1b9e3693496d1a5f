import { formatMoment, type MessageValues } from '@cw/i18n';
import type { Mail } from '../../../common/mail/mail.js';
import { supportPageOf } from '../../../common/mail/support-page.js';
import type { UserEntity } from '../../users/index.js';

export type SecurityNews =
  | 'password_changed'
  | 'email_change_requested'
  | 'totp_enabled'
  | 'totp_disabled'
  | 'wrong_code'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'new_device';

const areaOf = (user: UserEntity): string => (user.role === 'admin' ? '/admin' : '/app');

/** Word of something that happened to the account, and when. No switch and no quiet hours hold it back. */
export const securityMail = (
  user: UserEntity,
  news: SecurityNews,
  { at, values = {} }: { readonly at: Date; readonly values?: MessageValues | undefined },
): Mail => ({
  to: { email: user.email, name: user.firstName },
  locale: user.locale,
  subject: `emails.security.${news}.subject`,
  paragraphs: [
    `emails.security.${news}.body`,
    // Of a device it stands beside the device.
    ...(news === 'new_device' ? [] : (['emails.security.when'] as const)),
    'emails.security.not_you',
  ],
  values: { time: formatMoment(at, user.locale, user.timeZone), ...values },
  action: { label: 'emails.security.action', path: `${areaOf(user)}/settings?tab=security` },
  reason: 'emails.reason.security',
});

/** To the address that the account had until now; its owner can no longer sign in with it. */
export const emailChangedMail = (user: UserEntity, oldEmail: string): Mail => ({
  to: { email: oldEmail, name: user.firstName },
  locale: user.locale,
  subject: 'emails.email_changed.subject',
  paragraphs: ['emails.email_changed.body'],
  values: { email: user.email },
  action: { label: 'emails.email_changed.action', path: supportPageOf(user.locale) },
  reason: 'emails.reason.security',
});

/** To the owner of an address that somebody else wants for their account. */
export const emailTakenMail = (owner: UserEntity): Mail => ({
  to: { email: owner.email, name: owner.firstName },
  locale: owner.locale,
  subject: 'emails.email_taken.subject',
  paragraphs: ['emails.email_taken.body'],
  values: {},
  action: { label: 'emails.email_taken.action', path: '/app/forgot-password' },
  reason: 'emails.reason.security',
});
