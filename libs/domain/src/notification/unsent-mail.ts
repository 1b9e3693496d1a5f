/** How long an e-mail that the mail server does not take is tried, and kept when it failed. */
export const MAIL_LIMITS = {
  triedDays: 3,
  failedKeptDays: 14,
  /** What waits longer than so many minutes is late. */
  lateAfterMinutes: 15,
  subjectMax: 500,
} as const;

/** An e-mail that was not sent: it is tried again by itself, or it waits for staff. */
export const UNSENT_MAIL_STATES = ['failed', 'waiting'] as const;
export type UnsentMailState = (typeof UNSENT_MAIL_STATES)[number];

/** Why the last try failed, as far as it concerns staff. */
export const MAIL_FAILURES = ['unreachable', 'login_refused', 'address_refused', 'mail_refused', 'other'] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** What is carried: a message that stands ready, or a letter that is written when it is sent. */
export const MAIL_KINDS = [
  'message',
  'account_link',
  'invitation',
  'invoice',
  'support',
  'request',
  'statement',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
