import { ZERO_CENTS, type NotificationType } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import type { NoticeParams } from './notice.js';
import { isOfBids } from './project-notice.js';
import type { ReadFacts } from './read-facts.js';

type Action = Extract<MessageId, `emails.action.${string}` | `emails.intake.${string}action` | 'emails.layout.open'>;

/** What is told of a project, and asks for nothing that has a name. */
const PROJECT = 'emails.action.project';
/** What leads to no project of its reader's. */
const OPEN = 'emails.layout.open';
const REQUEST = 'emails.intake.action';
const DISPUTE = 'emails.action.dispute';
const PAYMENT = 'emails.action.payment';
const INVOICE = 'emails.action.invoice';
const REPORT = 'emails.action.report';

/** What is told, as far as its button depends on it. */
interface Told {
  readonly type: NotificationType;
  readonly params: Pick<NoticeParams, 'side' | 'part' | 'amountCents'>;
  readonly read?: ReadFacts;
}

/** What only the parties do, as it is offered to whoever looks on. */
const LOOKED_AT: Partial<Readonly<Record<Action, Action>>> = {
  'emails.action.pay_again': PAYMENT,
  'emails.action.review_work': 'emails.action.repairs',
  'emails.action.dispute_side': DISPUTE,
  'emails.action.answer_start': PROJECT,
  'emails.action.answer_change': 'emails.action.change',
  'emails.action.answer': PROJECT,
  'emails.action.write_review': 'emails.action.review',
};

/** What the client is asked to fund, where the work is paid from escrow: an accepted bid, or a change that adds to it. */
const isToFund = (type: NotificationType, { side, amountCents = ZERO_CENTS }: Told['params']): boolean =>
  side === 'client' && (type === 'bid_accepted' || (type === 'change_accepted' && amountCents > 0));

/** What is asked of the owner and of whoever decides for them. */
function askedAction({ type, params, read }: Told): Action {
  const timing = read?.terms?.paymentTiming;
  if (isToFund(type, params) && timing === 'upfront') return 'emails.action.fund';
  if (isOfBids(type, params.side) && NOTICE_ACTIONS[type] === PROJECT) return 'emails.action.bids';
  // An invoice is often paid by somebody else, who saw it fail.
  if (type === 'payment_failed' && timing === 'at_closing') return INVOICE;
  return NOTICE_ACTIONS[type];
}

/** The label of a notice's button, in the reader's part: of an accepted bid, its client funds escrow where the work is paid from there. */
export function noticeAction(told: Told): Action {
  const asked = askedAction(told);
  // What was agreed is still there to be read, whoever pays for it.
  if (told.params.part === 'view' && asked === 'emails.action.fund') return NOTICE_ACTIONS[told.type];
  return told.params.part === 'view' ? (LOOKED_AT[asked] ?? asked) : asked;
}

/** What the button of each kind's e-mail says: a verb, and what it acts on. A kind without one does not compile. */
const NOTICE_ACTIONS: Readonly<Record<NotificationType, Action>> = {
  project_posted: PROJECT,
  saved_search_match: PROJECT,
  promise_reminder: PROJECT,
  promise_late: PROJECT,
  promise_late_staff: OPEN,
  project_edited: PROJECT,
  bid_received: 'emails.action.bid',
  bid_edited: 'emails.action.bid',
  bid_accepted: PROJECT,
  bid_rejected: PROJECT,
  bid_withdrawn: 'emails.action.bids',
  bid_expired: PROJECT,
  bid_papers_expired: PROJECT,
  bid_account_ended: 'emails.action.bids',
  bid_invited: PROJECT,
  payment_held: PAYMENT,
  payment_failed: 'emails.action.pay_again',
  work_started: PROJECT,
  work_submitted: 'emails.action.review_work',
  condition_returned: 'emails.action.repairs',
  condition_accepted: 'emails.action.repairs',
  condition_taken_back: 'emails.action.repairs',
  condition_corrected: 'emails.action.review_work',
  changes_requested: 'emails.action.repairs',
  reinspection_failed: 'emails.action.repairs',
  project_approved: PROJECT,
  project_cancelled: PROJECT,
  no_show_reported: PROJECT,
  no_show_contested: OPEN,
  no_show_answered: PROJECT,
  no_show_upheld: PROJECT,
  no_show_excused: PROJECT,
  project_disputed: DISPUTE,
  review_due: 'emails.action.review_work',
  dispute_answered: DISPUTE,
  dispute_offered: DISPUTE,
  dispute_settled: DISPUTE,
  dispute_withdrawal_asked: DISPUTE,
  dispute_withdrawn: DISPUTE,
  dispute_answer_due: 'emails.action.dispute_side',
  dispute_due: DISPUTE,
  clock_too_late: OPEN,
  dispute_ruling_proposed: DISPUTE,
  dispute_ruling_refused: DISPUTE,
  dispute_ruled: DISPUTE,
  early_start_asked: 'emails.action.answer_start',
  early_start_refused: PROJECT,
  early_start_allowed: PROJECT,
  change_proposed: 'emails.action.answer_change',
  change_accepted: 'emails.action.change',
  change_declined: 'emails.action.change',
  change_withdrawn: 'emails.action.change',
  change_lapsed: 'emails.action.change',
  party_joined: PROJECT,
  party_left: PROJECT,
  party_changed: PROJECT,
  party_removed: OPEN,
  payment_released: PAYMENT,
  payment_refunded: PAYMENT,
  payment_charged_back: PAYMENT,
  payment_charge_back_won: PAYMENT,
  payment_charge_back_lost: PAYMENT,
  payout_setup_reminder: 'emails.action.payouts',
  payout_setup_overdue: OPEN,
  payment_long_held: PAYMENT,
  invoice_issued: INVOICE,
  invoice_overdue: INVOICE,
  closing_fell_through: INVOICE,
  invoice_declined: INVOICE,
  question_asked: 'emails.action.answer',
  question_answered: 'emails.action.read_answer',
  question_reported: REPORT,
  message_reported: REPORT,
  person_reported: REPORT,
  review_received: 'emails.action.write_review',
  review_published: 'emails.action.review',
  review_answered: 'emails.action.review',
  review_reported: REPORT,
  words_hidden: OPEN,
  words_shown: OPEN,
  report_hidden: OPEN,
  report_kept: OPEN,
  message_received: 'emails.action.message',
  paper_expiring: 'emails.action.update_documents',
  paper_expired: 'emails.action.update_documents',
  paper_submitted: 'emails.action.review_document',
  paper_approved: 'emails.action.documents',
  paper_rejected: 'emails.action.update_documents',
  intake_submitted: REQUEST,
  intake_answered: REQUEST,
  intake_review_due: REQUEST,
  intake_review_late: REQUEST,
  intake_offer_approved: REQUEST,
  intake_offer_refused: REQUEST,
  intake_work_done: REQUEST,
  intake_work_cancelled: REQUEST,
  intake_reinspection_failed: REQUEST,
  intake_question_asked: 'emails.intake.question.action',
  intake_offer_sent: 'emails.intake.offer.action',
  intake_declined: REQUEST,
  intake_scheduled: REQUEST,
  intake_reinspected: REQUEST,
  file_sweep_stopped: OPEN,
};
