import type { NotificationType } from '@cw/domain';
import type { Mail } from '../../common/mail/mail.js';
import type { Preferences, UserEntity } from '../users/index.js';
import type { Notice } from './notice.js';
import { messageIdOf, titleIdOf, valuesOf } from './notification-words.js';

type Switch = Exclude<keyof Preferences, 'quietHours'>;

/** Which switch turns each kind of notification's e-mail off; null: it is never e-mailed. */
const SWITCH_OF: Readonly<Record<NotificationType, Switch | null>> = {
  project_posted: 'projectCreated',
  saved_search_match: 'projectCreated',
  promise_reminder: 'projectCreated',
  promise_late: 'projectUpdates',
  bid_received: 'bidReceived',
  bid_edited: 'bidReceived',
  bid_withdrawn: 'bidReceived',
  bid_expired: 'bidReceived',
  bid_papers_expired: 'bidReceived',
  bid_account_ended: 'bidReceived',
  bid_accepted: 'bidAccepted',
  bid_rejected: 'bidRejected',
  payment_held: 'payment',
  payment_failed: 'payment',
  payment_released: 'payment',
  payment_refunded: 'payment',
  payment_charged_back: 'payment',
  payment_charge_back_won: 'payment',
  payment_charge_back_lost: 'payment',
  payout_setup_reminder: 'payment',
  payout_setup_overdue: 'payment',
  payment_long_held: 'payment',
  work_started: 'projectUpdates',
  work_submitted: 'projectUpdates',
  condition_returned: 'projectUpdates',
  condition_accepted: null,
  changes_requested: 'projectUpdates',
  reinspection_failed: 'projectUpdates',
  project_approved: 'projectUpdates',
  project_cancelled: 'projectUpdates',
  project_disputed: 'projectUpdates',
  review_due: 'projectUpdates',
  dispute_answered: 'projectUpdates',
  dispute_offered: 'projectUpdates',
  dispute_settled: 'projectUpdates',
  dispute_withdrawal_asked: 'projectUpdates',
  dispute_withdrawn: 'projectUpdates',
  dispute_answer_due: 'projectUpdates',
  dispute_due: 'projectUpdates',
  dispute_ruling_proposed: 'projectUpdates',
  dispute_ruling_refused: 'projectUpdates',
  dispute_ruled: 'projectUpdates',
  early_start_asked: 'projectUpdates',
  early_start_refused: 'projectUpdates',
  early_start_allowed: 'projectUpdates',
  change_proposed: 'projectUpdates',
  change_accepted: 'projectUpdates',
  change_declined: 'projectUpdates',
  change_withdrawn: 'projectUpdates',
  change_lapsed: 'projectUpdates',
  party_joined: 'projectUpdates',
  invoice_issued: 'payment',
  invoice_overdue: 'payment',
  closing_fell_through: 'payment',
  question_asked: 'projectUpdates',
  question_answered: 'projectUpdates',
  question_reported: 'projectUpdates',
  review_received: 'review',
  review_published: 'review',
  review_answered: 'review',
  review_reported: 'review',
  words_hidden: 'projectUpdates',
  words_shown: 'projectUpdates',
  report_hidden: 'projectUpdates',
  report_kept: 'projectUpdates',
  bid_invited: 'projectCreated',
  paper_expiring: 'projectUpdates',
  paper_expired: 'projectUpdates',
  paper_submitted: null,
  paper_approved: 'projectUpdates',
  paper_rejected: 'projectUpdates',
  intake_submitted: 'projectUpdates',
  intake_answered: 'projectUpdates',
  intake_review_due: 'projectUpdates',
  intake_review_late: 'projectUpdates',
  intake_offer_approved: 'projectUpdates',
  intake_offer_refused: 'projectUpdates',
};

export function wantsMail(type: NotificationType, preferences: Preferences): boolean {
  const name = SWITCH_OF[type];
  return name !== null && preferences.emailNotifications && preferences[name];
}

/** NOTE-01: an e-mail links into the app, or for staff into the admin area. */
export function notificationMail(notice: Notice, user: UserEntity): Mail {
  const area = user.role === 'admin' ? '/admin' : '/app';
  return {
    to: { email: user.email, name: user.firstName },
    locale: user.locale,
    subject: titleIdOf(notice.type),
    paragraphs: [messageIdOf(notice.type)],
    values: valuesOf(notice.params, user.locale),
    action: { label: 'emails.layout.open', path: `${area}${notice.actionUrl}` },
    reason: 'emails.reason.notification',
  };
}
