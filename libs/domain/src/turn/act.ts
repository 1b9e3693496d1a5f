import type { NotificationType } from '../notification/notification.js';

/** Who may be the next to act; whoever settles a closing pays by a private link, and has no dashboard. */
export const TURN_SIDES = ['client', 'contractor', 'staff', 'settlement_agent'] as const;
export type TurnSide = (typeof TURN_SIDES)[number];

/** What can wait at a project for one of its two sides, in order of urgency. */
export const SIDE_ACTS = [
  'answer_offer',
  'answer_dispute',
  'answer_no_show',
  'review',
  'pay',
  'pay_approved',
  'name_agent',
  'pay_rest',
  'answer_change',
  'answer_early_start',
  'check_start',
  'choose_bid',
  'returned',
  'start',
  'prove',
  'hand_in',
  'submit',
  'set_up_payouts',
  'post_left_out',
  'clear',
] as const;

/** What is asked of an account beside its own projects. */
export const ACCOUNT_ACTS = [
  'answer_request',
  'decide_request',
  'answer_invitation',
  'verification',
  'renew_papers',
] as const;

/** Everything that a dashboard may ask of its reader, in order of urgency. */
export const OWN_ACTS = [...SIDE_ACTS, ...ACCOUNT_ACTS] as const;
export type OwnAct = (typeof OWN_ACTS)[number];

/** What can wait at a project for staff. */
export const STAFF_DEAL_ACTS = ['rule', 'confirm_ruling', 'decide_no_show', 'see_to_payment'] as const;

/** What can wait for staff. */
export const STAFF_ACTS = [
  ...STAFF_DEAL_ACTS,
  'review_request',
  'offer_or_decline',
  'schedule_work',
  'arrange_repairs',
  'record_reinspection',
  'settle_request',
  'decide_papers',
  'decide_report',
  'answer_message',
] as const;
export type StaffAct = (typeof STAFF_ACTS)[number];

export type Act = OwnAct | StaffAct;

/** What can be due at a project. */
export const DEAL_ACTS = [...SIDE_ACTS, ...STAFF_DEAL_ACTS] as const;
export type DealAct = (typeof DEAL_ACTS)[number];

export interface ActRule {
  /** Whose act it may be. */
  readonly sides: readonly TurnSide[];
  /** By which they hear that it is their turn; empty for what follows their own act or choice. */
  readonly toldBy: readonly NotificationType[];
}

const client = (...toldBy: NotificationType[]): ActRule => ({ sides: ['client'], toldBy });
const contractor = (...toldBy: NotificationType[]): ActRule => ({ sides: ['contractor'], toldBy });
const either = (...toldBy: NotificationType[]): ActRule => ({ sides: ['client', 'contractor'], toldBy });
const staff = (...toldBy: NotificationType[]): ActRule => ({ sides: ['staff'], toldBy });

/** Whose each act is, and by which notice they hear of it. */
export const ACTS: Readonly<Record<Act, ActRule>> = {
  answer_offer: either('dispute_offered'),
  answer_dispute: either('project_disputed', 'dispute_answer_due'),
  answer_no_show: contractor('no_show_reported'),
  review: client('work_submitted', 'review_due'),
  // Who chooses a contractor is led to the checkout.
  pay: client(),
  // The two sides are told of it whoever pays.
  pay_approved: { sides: ['client', 'settlement_agent'], toldBy: ['invoice_issued', 'invoice_overdue'] },
  name_agent: client('invoice_declined'),
  pay_rest: client('change_accepted'),
  answer_change: either('change_proposed'),
  answer_early_start: client('early_start_asked'),
  // Which day it was, they agreed themselves.
  check_start: client(),
  choose_bid: client('bid_received'),
  returned: contractor('condition_returned', 'changes_requested'),
  start: contractor('payment_held', 'bid_accepted', 'early_start_allowed'),
  // Who starts the work knows what is next.
  prove: contractor(),
  // Who stored the last photo sees the button.
  hand_in: contractor(),
  submit: contractor(),
  set_up_payouts: contractor('project_approved', 'dispute_settled', 'dispute_ruled'),
  // Who chooses a bid with gaps acknowledges each of them.
  post_left_out: client(),
  // Who approves the work sees what comes after it.
  clear: client(),
  answer_request: client('intake_question_asked'),
  decide_request: client('intake_offer_sent'),
  answer_invitation: contractor('bid_invited'),
  verification: contractor('paper_rejected', 'paper_expired'),
  renew_papers: contractor('paper_expiring', 'paper_rejected'),
  rule: staff('dispute_due'),
  confirm_ruling: staff('dispute_ruling_proposed'),
  decide_no_show: staff('no_show_contested'),
  see_to_payment: staff('payment_charged_back', 'payout_setup_overdue', 'payment_long_held'),
  review_request: staff('intake_submitted'),
  offer_or_decline: staff('intake_answered', 'intake_offer_refused', 'intake_work_cancelled'),
  schedule_work: staff('intake_offer_approved'),
  // The one of staff who entered what the inspector found knows it; the others are told.
  arrange_repairs: staff('intake_reinspection_failed'),
  record_reinspection: staff('intake_work_done'),
  // Who records that it passed sends the statement.
  settle_request: staff(),
  decide_papers: staff('paper_submitted'),
  decide_report: staff('review_reported', 'question_reported', 'message_reported', 'person_reported'),
  // It is sent to the mailbox of support as it is written.
  answer_message: staff(),
};
