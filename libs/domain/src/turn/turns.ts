import type { BidStatus } from '../bid/bid.machine.js';
import type { ChangeOrderState } from '../change-order/change-order.machine.js';
import type { ConditionState } from '../condition/condition.machine.js';
import type { DisputeState } from '../dispute/dispute.machine.js';
import type { IntakeState } from '../intake/intake.js';
import type { InvoiceState } from '../invoice/invoice.js';
import type { PartyState } from '../party/party.js';
import type { PaymentState } from '../payment/payment.js';
import type { NoShowState } from '../project/no-show.js';
import type { ProjectState } from '../project/project-state.js';
import type { ReportState } from '../report/report.js';
import type { SupportState } from '../support/support-message.js';
import type { VerificationState } from '../verification/verification.js';
import type { Act } from './act.js';

/**
 * Whose turn it is in every state of every lifecycle: what may wait there, the most urgent first. A state without a row
 * does not compile; an empty row says that nothing waits for an act on our screens. Which of them is due is decided by
 * the facts of the one project; what is not named here is shown to nobody.
 */
export const TURNS: {
  readonly project: Readonly<Record<ProjectState, readonly Act[]>>;
  readonly bid: Readonly<Record<BidStatus, readonly Act[]>>;
  readonly condition: Readonly<Record<ConditionState, readonly Act[]>>;
  readonly payment: Readonly<Record<PaymentState, readonly Act[]>>;
  readonly dispute: Readonly<Record<DisputeState, readonly Act[]>>;
  readonly changeOrder: Readonly<Record<ChangeOrderState, readonly Act[]>>;
  readonly request: Readonly<Record<IntakeState, readonly Act[]>>;
  readonly invoice: Readonly<Record<InvoiceState, readonly Act[]>>;
  readonly invitation: Readonly<Record<PartyState, readonly Act[]>>;
  readonly credential: Readonly<Record<VerificationState, readonly Act[]>>;
  readonly noShow: Readonly<Record<NoShowState, readonly Act[]>>;
  readonly report: Readonly<Record<ReportState, readonly Act[]>>;
  readonly message: Readonly<Record<SupportState, readonly Act[]>>;
} = {
  project: {
    open: ['choose_bid', 'answer_invitation'],
    'in_progress.not_started': ['pay', 'answer_change', 'answer_early_start', 'check_start', 'start'],
    'in_progress.started': ['pay_rest', 'answer_change', 'returned', 'prove', 'hand_in', 'submit'],
    'in_progress.submitted': ['review', 'pay_rest', 'answer_change'],
    'in_progress.changes_requested': ['review', 'pay_rest', 'answer_change', 'returned', 'prove', 'hand_in', 'submit'],
    'in_progress.disputed': ['answer_offer', 'answer_dispute', 'rule', 'confirm_ruling'],
    completed: ['pay_approved', 'name_agent', 'set_up_payouts', 'post_left_out', 'clear'],
    cancelled: ['answer_no_show', 'decide_no_show'],
  },
  bid: { pending: ['choose_bid'], accepted: [], rejected: [], withdrawn: [] },
  condition: {
    open: ['choose_bid'],
    awarded: ['start'],
    left_out: ['post_left_out'],
    in_work: ['prove', 'hand_in'],
    evidenced: ['submit', 'review'],
    accepted: ['review', 'clear'],
    returned: ['returned'],
    cleared: [],
  },
  payment: {
    requires_payment: ['pay', 'pay_approved', 'name_agent'],
    // The bank's turn: nobody is asked for anything.
    processing: [],
    funded: ['start'],
    in_progress: ['pay_rest', 'returned', 'prove', 'hand_in', 'submit'],
    submitted: ['review', 'pay_rest'],
    releasing: ['set_up_payouts'],
    released: [],
    refunding: [],
    refunded: [],
    splitting: ['set_up_payouts'],
    partially_refunded: [],
    disputed: ['answer_offer', 'answer_dispute', 'rule', 'confirm_ruling'],
    charged_back: ['see_to_payment'],
    charge_lost: ['see_to_payment'],
    partly_reversed: [],
  },
  dispute: {
    open: ['answer_offer', 'answer_dispute', 'rule'],
    ruling_proposed: ['confirm_ruling'],
    settled: [],
    withdrawn: [],
    ruled: [],
  },
  changeOrder: { proposed: ['answer_change'], accepted: ['pay_rest'], declined: [], withdrawn: [], lapsed: [] },
  request: {
    submitted: ['review_request'],
    in_review: ['offer_or_decline'],
    needs_information: ['answer_request'],
    declined: [],
    offer_sent: ['decide_request'],
    approved: ['schedule_work'],
    // Its projects say whose turn it is, until a re-inspection failed and none of them goes on.
    work_scheduled: ['arrange_repairs'],
    reinspection_ordered: ['record_reinspection'],
    invoiced: ['settle_request'],
    closed: [],
  },
  invoice: {
    draft: [],
    issued: ['pay_approved', 'name_agent'],
    viewed: ['pay_approved', 'name_agent'],
    overdue: ['pay_approved', 'name_agent'],
    paid: [],
    void: [],
  },
  // It waits for its addressee, who has a letter with its link and may have no account.
  invitation: { pending: [], accepted: [] },
  credential: {
    missing: ['verification'],
    submitted: ['decide_papers'],
    approved: [],
    rejected: ['verification', 'renew_papers'],
    expiring: ['renew_papers'],
    expired: ['verification'],
  },
  // Until its time is over: then silence has answered.
  noShow: { asked: ['answer_no_show'], admitted: [], contested: ['decide_no_show'], upheld: [], excused: [] },
  report: { open: ['decide_report'], hidden: [], kept: [] },
  message: { open: ['answer_message'], answered: [] },
};
