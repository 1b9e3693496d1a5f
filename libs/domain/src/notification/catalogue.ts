import type { NotificationType } from './notification.js';
import type { PreferenceSwitch } from './preferences.js';

/** The ways by which a person hears of something, beyond the list and its count, which have everything. */
export const NOTICE_CHANNELS = ['toast', 'browser', 'sound', 'push', 'email'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** What the list can be narrowed to. */
export const NOTIFICATION_TOPICS = ['bids', 'work', 'money', 'messages', 'reviews', 'papers', 'requests'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

export interface NotificationRule {
  readonly topic: NotificationTopic;
  /** The switch that turns it off beyond the list. */
  readonly preference: PreferenceSwitch;
  /** Its own switch for e-mail, where that is another one. */
  readonly emailPreference?: PreferenceSwitch;
  readonly channels: readonly NoticeChannel[];
  /** A day of waiting would cost money or a right: sent at once to those too who get one e-mail a day. */
  readonly isUrgent: boolean;
  /** For so long the e-mail waits for its reader to see it by another way. */
  readonly emailWaitMinutes?: number;
}

const EVERY_WAY = NOTICE_CHANNELS;
/** Seen by whoever is there; not worth an interruption elsewhere. */
const ON_SCREEN: readonly NoticeChannel[] = ['toast'];

const rule = (topic: NotificationTopic, preference: PreferenceSwitch): NotificationRule => ({
  topic,
  preference,
  channels: EVERY_WAY,
  isUrgent: false,
});
const urgent = (told: NotificationRule): NotificationRule => ({ ...told, isUrgent: true });
const onScreen = (told: NotificationRule): NotificationRule => ({ ...told, channels: ON_SCREEN });

/** What ended the work tells of it by e-mail: one event is one e-mail. */
const ofAnAct = (told: NotificationRule): NotificationRule => ({
  ...told,
  channels: told.channels.filter((way) => way !== 'email'),
});

const newWork = rule('bids', 'projectCreated');
const bid = rule('bids', 'bidReceived');
const work = rule('work', 'projectUpdates');
const money = rule('money', 'payment');
const review = rule('reviews', 'review');
const paper = rule('papers', 'projectUpdates');
const request = rule('requests', 'projectUpdates');
/** Its submitter is written to about each step in any case, with the request's link. */
const ownRequest: NotificationRule = { ...request, channels: NOTICE_CHANNELS.filter((way) => way !== 'email') };

/**
 * The one catalogue of what people are told: what each kind is about, which switch governs it, by which ways it goes.
 * Who is told is `noticesOf` of the API; the words are `notifications.event.<type>` of the texts.
 */
export const NOTIFICATION_RULES: Readonly<Record<NotificationType, NotificationRule>> = {
  project_posted: newWork,
  saved_search_match: newWork,
  promise_reminder: newWork,
  bid_invited: newWork,
  promise_late: rule('bids', 'projectUpdates'),
  promise_late_staff: rule('bids', 'projectUpdates'),
  // Whoever mends a list saves it several times.
  project_edited: { ...rule('bids', 'projectUpdates'), emailWaitMinutes: 10 },
  bid_received: bid,
  bid_edited: bid,
  bid_withdrawn: bid,
  bid_expired: bid,
  bid_papers_expired: bid,
  bid_account_ended: bid,
  bid_accepted: rule('bids', 'bidAccepted'),
  bid_rejected: rule('bids', 'bidRejected'),
  message_received: { ...rule('messages', 'message'), emailPreference: 'messageAlerts', emailWaitMinutes: 2 },
  question_asked: rule('messages', 'projectUpdates'),
  question_answered: rule('messages', 'projectUpdates'),
  question_reported: rule('messages', 'projectUpdates'),
  message_reported: rule('messages', 'projectUpdates'),
  person_reported: rule('messages', 'projectUpdates'),
  work_started: work,
  work_submitted: work,
  condition_returned: work,
  condition_accepted: onScreen(work),
  condition_taken_back: onScreen(work),
  // Several are corrected one after the other: whoever looks meanwhile has seen them.
  condition_corrected: { ...work, emailWaitMinutes: 10 },
  changes_requested: work,
  reinspection_failed: urgent(work),
  project_approved: work,
  project_cancelled: urgent(work),
  no_show_reported: urgent(work),
  no_show_contested: work,
  no_show_answered: work,
  no_show_upheld: work,
  no_show_excused: work,
  project_disputed: urgent(work),
  review_due: urgent(work),
  early_start_asked: work,
  early_start_refused: work,
  early_start_allowed: work,
  change_proposed: work,
  change_accepted: work,
  change_declined: work,
  change_withdrawn: work,
  change_lapsed: work,
  party_joined: work,
  party_left: work,
  party_changed: work,
  party_removed: work,
  dispute_answered: work,
  dispute_offered: work,
  dispute_settled: work,
  dispute_withdrawal_asked: work,
  dispute_withdrawn: work,
  dispute_answer_due: urgent(work),
  dispute_due: urgent(work),
  clock_too_late: urgent(work),
  dispute_ruling_proposed: work,
  dispute_ruling_refused: work,
  dispute_ruled: work,
  payment_held: money,
  payment_failed: urgent(money),
  payment_released: money,
  payment_refunded: money,
  payment_charged_back: urgent(money),
  payment_charge_back_won: money,
  payment_charge_back_lost: money,
  payout_setup_reminder: money,
  payout_setup_overdue: money,
  payment_long_held: money,
  invoice_issued: ofAnAct(money),
  invoice_overdue: money,
  closing_fell_through: urgent(money),
  invoice_declined: urgent(money),
  review_received: review,
  review_published: review,
  review_answered: review,
  review_reported: review,
  words_hidden: rule('reviews', 'projectUpdates'),
  words_shown: rule('reviews', 'projectUpdates'),
  report_hidden: rule('reviews', 'projectUpdates'),
  report_kept: rule('reviews', 'projectUpdates'),
  paper_expiring: paper,
  paper_expired: urgent(paper),
  paper_submitted: onScreen(paper),
  paper_approved: paper,
  paper_rejected: paper,
  intake_submitted: request,
  intake_answered: request,
  intake_review_due: urgent(request),
  intake_review_late: urgent(request),
  intake_offer_approved: request,
  intake_offer_refused: request,
  intake_work_done: request,
  intake_work_cancelled: request,
  intake_reinspection_failed: request,
  intake_question_asked: ownRequest,
  intake_offer_sent: ownRequest,
  intake_declined: ownRequest,
  intake_scheduled: ownRequest,
  intake_reinspected: ownRequest,
  // Told to staff: the files are everybody's evidence.
  file_sweep_stopped: urgent(work),
};

/** The switch that stops a kind's e-mail and nothing else's way of being told, where there is such a one. */
export const emailSwitchOf = (type: NotificationType): PreferenceSwitch =>
  NOTIFICATION_RULES[type].emailPreference ?? NOTIFICATION_RULES[type].preference;

export const topicOf = (type: NotificationType): NotificationTopic => NOTIFICATION_RULES[type].topic;
