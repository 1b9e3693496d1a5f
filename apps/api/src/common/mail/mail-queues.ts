import { DAY_MS, MAIL_LIMITS, type MailKind } from '@cw/domain';
import { type RetryPlan, retriesToFill } from '../jobs/retry-plan.js';

/** A message as it stands ready to be sent. */
export const SEND_MAIL = 'mail.send';

/** The queue of every kind of e-mail; what sends mail and is not here would vanish where nobody looks. */
export const MAIL_QUEUES = {
  message: SEND_MAIL,
  account_link: 'account.send-link',
  invitation: 'parties.send-invitation',
  invoice: 'invoices.send',
  support: 'support.send',
  request: 'intake.send',
  statement: 'intake.send-statement',
} as const satisfies Record<MailKind, string>;
export type MailQueue = (typeof MAIL_QUEUES)[MailKind];

/** All of them, for questions about any mail. */
export const MAIL_QUEUE_NAMES: readonly string[] = Object.values(MAIL_QUEUES);

const DAY_SECONDS = DAY_MS / 1000;
const PAUSES = { firstPauseSeconds: 10, longestPauseSeconds: 14_400 } as const;

/** Three days of a mail server that is down lose nothing; what failed is kept for staff to send again. */
export const MAIL_RETRY: RetryPlan = {
  ...PAUSES,
  retries: retriesToFill(MAIL_LIMITS.triedDays * DAY_SECONDS, PAUSES),
  waitsSeconds: MAIL_LIMITS.failedKeptDays * DAY_SECONDS,
  keptSeconds: MAIL_LIMITS.failedKeptDays * DAY_SECONDS,
};
