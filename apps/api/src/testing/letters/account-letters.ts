import { ACCOUNT_SECURITY } from '@cw/domain';
import type { Locale, MessageValues } from '@cw/i18n';
import { emailChangedMail, emailTakenMail, securityMail } from '../../modules/auth/mail/security-mails.js';
import { linkMail } from '../../modules/auth/mail/link-mails.js';
import { termsMail } from '../../modules/auth/terms/terms-notices.js';
import { AccessTokenEntity } from '../../modules/tokens/access-token.entity.js';
import { tokenCreatedMail } from '../../modules/tokens/token-mail.js';
import { accountMail } from '../../modules/users/index.js';
import { HOUSE } from './house.js';
import type { MailSubject, MakeMail } from './letter.js';
import { aReader } from './readers.js';

const SECRET = 'not-a-secret-but-as-long-as-one-is-here';
const SEEN_AT = new Date('2026-11-20T15:00:00Z');

const REQUEST = { street: HOUSE.address, reference: 'RR-2026-000042' };

const REASONS: Readonly<Record<Locale, string>> = {
  en: 'Two clients reported that work was asked for outside of Closewright.',
  es: 'Dos clientes informaron que se les pidió trabajo fuera de Closewright.',
};

const moved =
  (about: Parameters<typeof accountMail>[1], isWithReason = false): MakeMail =>
  (locale) =>
    accountMail(
      Object.assign(aReader('contractor', locale), { terminatedAt: about === 'terminate' ? SEEN_AT : null }),
      about,
      isWithReason ? REASONS[locale] : null,
    );

const linked =
  (name: Parameters<typeof linkMail>[1]['name'], page: Parameters<typeof linkMail>[1]['page']): MakeMail =>
  (locale) => {
    const reader = aReader('seller', locale);
    return linkMail(reader, { name, page, to: reader.email, token: SECRET, request: REQUEST });
  };

const safety =
  (news: Parameters<typeof securityMail>[1], values: MessageValues = {}): MakeMail =>
  (locale) =>
    securityMail(aReader('buyer', locale), news, { at: SEEN_AT, values });

function tokenMade(locale: Locale) {
  const token = Object.assign(new AccessTokenEntity(), {
    name: 'Spreadsheet',
    prefix: 'cw_7fK2',
    scope: 'read' as const,
  });
  return tokenCreatedMail(token, 90, aReader('contractor', locale));
}

const signedIn = safety('new_device', { device: 'Safari, iPhone', address: '203.0.113.24' });

/** What an account is told of itself. */
export const ACCOUNT_LETTERS = {
  'emails.welcome.subject': linked('welcome', 'verify-email'),
  'emails.verify_email.subject': linked('verify_email', 'verify-email'),
  'emails.change_email.subject': linked('change_email', 'verify-email'),
  'emails.activation.subject': linked('activation', 'activate'),
  'emails.reset_password.subject': linked('reset_password', 'reset-password'),
  'emails.account_suspended.subject': moved('suspend', true),
  'emails.account_restored.subject': moved('restore'),
  'emails.account_terminated.subject': moved('terminate', true),
  'emails.account_deleted.subject': moved('delete'),
  'emails.sessions_ended.subject': moved('end_sessions', true),
  'emails.token_created.subject': tokenMade,
  'emails.email_changed.subject': (locale) => emailChangedMail(aReader('seller', locale), 'old@example.com'),
  'emails.email_taken.subject': (locale) => emailTakenMail(aReader('seller', locale)),
  'emails.security.password_changed.subject': safety('password_changed'),
  'emails.security.email_change_requested.subject': safety('email_change_requested', { email: 'new@example.com' }),
  'emails.security.totp_enabled.subject': safety('totp_enabled'),
  'emails.security.totp_disabled.subject': safety('totp_disabled'),
  'emails.security.wrong_code.subject': safety('wrong_code'),
  'emails.security.recovery_code_used.subject': safety('recovery_code_used', {
    left: ACCOUNT_SECURITY.recoveryCodes - 1,
  }),
  'emails.security.recovery_codes_renewed.subject': safety('recovery_codes_renewed'),
  'emails.security.new_device.subject': signedIn,
  'terms.mail.subject': (locale) =>
    termsMail(aReader('seller', locale), {
      version: '2027-01-04',
      announcedOn: '2026-12-01',
      effectiveOn: '2027-01-04',
      isMaterial: true,
    }),
} as const satisfies Partial<Record<MailSubject, MakeMail>>;
