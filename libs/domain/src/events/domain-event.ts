import type { Locale } from '../account/account.js';
import type { BidEndReason } from '../bid/bid.js';
import type { ChangeLapseCause } from '../change-order/change-order.machine.js';
import type { DisputeOpener, DisputeSide } from '../dispute/dispute.js';
import type { SubmissionStep } from '../intake/intake.js';
import type { Cents } from '../money/cents.js';
import type { PartyRight } from '../party/party.js';
import type { BidGround, PaymentTiming } from '../project/project.js';
import type { ProjectState } from '../project/project-state.js';
import type { ReportDecision } from '../report/report.js';
import type { ClosingClock } from '../schedule/clocks.js';
import type { PlainDate } from '../schedule/plain-date.js';
import type { PaperFields } from '../verification/paper-shapes.js';
import type {
  OnBid,
  OnChange,
  OnChargeBack,
  OnDispute,
  OnIntake,
  OnInvoice,
  OnMoney,
  OnNoShow,
  OnPaper,
  OnParty,
  OnProject,
  OnQuestion,
  OnReport,
  OnReportedPerson,
  OnReturnedCondition,
  OnReview,
  OnSplit,
  OnVerification,
} from './event-facts.js';

/** What happened, as facts. Emitted inside the transaction that made it true; heard by notifications and payments. */
export interface DomainEvents {
  'project.posted': OnProject;
  'project.edited': OnProject & {
    /** What somebody who has bid must know of. */
    readonly changed: readonly BidGround[];
    /** Whose bids stand; nobody where nothing changed that concerns a bid. */
    readonly pendingBidderIds: readonly string[];
  };
  /** What was cancelled or left out is asked for again, in the project that is told of. */
  'project.reposted': OnProject & { readonly sourceId: string };
  /** BID-06: nobody has bid in half of the promised time, or in all of it. */
  'promise.reminded': OnProject & { readonly contractorIds: readonly string[] };
  'promise.missed': OnProject;
  'project.cancelled': OnProject & {
    readonly contractorId: string | null;
    readonly pendingBidderIds: readonly string[];
    readonly reason: string | null;
    /** Staff ended it, and not one of its two sides. */
    readonly isByStaff: boolean;
    /** The contractor did not come: that is told in its own words. */
    readonly isNoShow: boolean;
    /** What was paid and goes back; nothing else of it is anybody's. Null where nothing was paid. */
    readonly returnedCents: Cents | null;
  };
  /** The contractor did not come; the same work is open again as another project. */
  'no_show.reported': OnNoShow & {
    readonly newProjectId: string;
    /** What was paid and goes back; null where nothing was paid. */
    readonly returnedCents: Cents | null;
    /** Null where the work could not have begun: nothing is asked then. */
    readonly answerDueAt: string | null;
    /** Where the house is. */
    readonly timeZone: string;
  };
  'no_show.answered': OnNoShow & { readonly isContested: boolean; readonly adminIds: readonly string[] };
  'no_show.decided': OnNoShow & { readonly isExcused: boolean; readonly reason: string };
  /** Somebody who took part has left and taken their words along: what was told of the project forgets them too. */
  'project.redacted': OnProject & {
    /** Reasons that the person gave, word for word. */
    readonly reasons: readonly string[];
    readonly isOwnersLeave: boolean;
  };
  'bid.submitted': OnBid;
  'bid.edited': OnBid;
  'bid.withdrawn': OnBid;
  /** The system took it back. */
  'bid.lapsed': OnBid & { readonly reason: BidEndReason };
  'bid.accepted': OnBid & { readonly amountCents: Cents; readonly paymentTiming: PaymentTiming };
  'bid.rejected': OnBid;
  'bid.invited': OnProject & {
    readonly contractorId: string;
    /** Its figures for the same work, given before, wait in the form. */
    readonly hasEarlierFigures: boolean;
  };
  'work.started': OnProject & { readonly contractorId: string };
  'work.early_start_asked': OnProject & { readonly contractorId: string; readonly reason: string };
  'work.early_start_refused': OnProject & { readonly contractorId: string };
  'work.early_start_allowed': OnProject & { readonly contractorId: string };
  'work.submitted': OnProject & { readonly contractorId: string };
  /** The finished work was looked at again, and something must be mended. */
  'work.reinspection_failed': OnProject & {
    readonly contractorId: string;
    readonly reason: string;
    /** Whom the request's own letter tells of it; null where that reaches no account. */
    readonly writtenToId: string | null;
  };
  'project.approved': OnProject & { readonly contractorId: string };
  'project.disputed': OnProject & {
    readonly contractorId: string;
    readonly openedBy: DisputeOpener;
    /** Where the work stood. */
    readonly from: ProjectState;
    readonly reason: string | null;
  };
  /** The client's time to review is about to run out. */
  'work.review_due': OnProject & { readonly contractorId: string; readonly daysLeft: number };
  /** A clock was set going that cannot end before the last safe day: staff see to it at once. */
  'clock.too_late': OnProject & {
    readonly clock: ClosingClock;
    readonly endsAt: string;
    readonly safeDay: PlainDate;
    /** Where the house is. */
    readonly timeZone: string;
    readonly adminIds: readonly string[];
  };
  'dispute.answered': OnDispute;
  'dispute.offered': OnSplit;
  'dispute.settled': OnSplit;
  /** The clock opened it, and one side would take it back; it ends when the other agrees. */
  'dispute.withdrawal_asked': OnDispute & { readonly askedBy: DisputeSide };
  'dispute.withdrawn': OnDispute;
  /** The time to answer is nearly over for those sides that have not said a word. */
  'dispute.answer_due': OnDispute & { readonly owing: readonly DisputeSide[] };
  /** The time to answer is over: staff look at the case. */
  'dispute.due': OnDispute & { readonly adminIds: readonly string[] };
  'dispute.ruling_proposed': OnDispute & { readonly adminIds: readonly string[] };
  'dispute.ruling_refused': OnDispute & { readonly proposerId: string; readonly reason: string };
  'dispute.ruled': OnSplit & { readonly reason: string };
  'condition.evidenced': OnProject & {
    readonly contractorId: string;
    readonly conditionId: string;
    /** The client had returned it: new evidence is there. */
    readonly isCorrected: boolean;
  };
  'condition.accepted': OnProject & {
    readonly contractorId: string;
    readonly conditionId: string;
    readonly conditionTitle: string;
  };
  /** The client looks at it once more. */
  'condition.taken_back': OnProject & {
    readonly contractorId: string;
    readonly conditionId: string;
    readonly conditionTitle: string;
  };
  /** What the client returned in one act. */
  'condition.returned': OnProject & {
    readonly contractorId: string;
    readonly returned: readonly OnReturnedCondition[];
  };
  'change.proposed': OnChange & {
    /** Until when it can be answered, and where the house is. */
    readonly answerDueAt: string | null;
    readonly timeZone: string;
  };
  'change.accepted': OnChange & { readonly paymentTiming: PaymentTiming | null };
  'change.declined': OnChange & { readonly reason: string | null };
  'change.withdrawn': OnChange;
  'change.lapsed': OnChange & { readonly cause: ChangeLapseCause };
  'party.joined': OnParty & { readonly right: PartyRight };
  'party.changed': OnParty & { readonly right: PartyRight };
  'party.left': OnParty;
  'invoice.issued': OnInvoice;
  /** A letter with a link of its own leaves: nobody is told, open screens show it. */
  'invoice.sent': OnInvoice;
  'invoice.overdue': OnInvoice;
  /** Nobody closes: it is the client's own from now on. `writtenToId` is told of it by the letter with its link. */
  'invoice.fell_through': OnInvoice & { readonly writtenToId: string };
  /** Whoever was named does not settle that closing. `adminIds` is empty while nothing can be paid yet. */
  'invoice.declined': OnInvoice & { readonly adminIds: readonly string[] };
  'question.asked': OnQuestion;
  /** `toldIds` bid or asked; empty when an answer is only said better. */
  'question.answered': OnQuestion & { readonly toldIds: readonly string[] };
  'question.removed': OnQuestion;
  'question.reported': OnQuestion & { readonly adminIds: readonly string[] };
  /** `recipientIds` read the thread, and have not muted it or whoever wrote. */
  'message.sent': OnProject & {
    readonly actorId: string;
    readonly conversationId: string;
    readonly messageId: string;
    readonly contractorId: string;
    readonly recipientIds: readonly string[];
  };
  /** Somebody has seen what was written in a thread. */
  'conversation.read': { readonly conversationId: string; readonly userId: string };
  'message.reported': OnReportedPerson;
  'person.reported': OnReportedPerson;
  /** All that was due is there; paid after the approval, it waits for nothing. */
  'payment.held': OnMoney & { readonly waitsFor: 'start' | 'approval' | 'nothing' };
  'payment.failed': OnMoney & { readonly paymentTiming: PaymentTiming };
  'payment.released': OnMoney & { readonly payoutCents: Cents; readonly feeCents: Cents };
  'payment.refunded': OnMoney;
  /** The payer disputes a charge at the bank, which has taken the money back while it decides. */
  'payment.charged_back': OnChargeBack;
  'payment.charge_back_won': OnChargeBack;
  'payment.charge_back_lost': OnChargeBack;
  /** Approved, and waiting for the contractor's payout account: the contractor is reminded, in the end staff are told. */
  'payout.setup_reminded': OnMoney;
  'payout.setup_overdue': OnMoney & { readonly adminIds: readonly string[] };
  /** Held for so long that staff must see to it. */
  'payment.long_held': OnMoney & { readonly adminIds: readonly string[] };
  /** Sealed: the other side learns that it was written and nothing else. */
  'review.written': OnReview;
  'review.published': OnReview;
  'review.answered': OnReview & { readonly authorId: string };
  'review.reported': OnReview & { readonly adminIds: readonly string[] };
  'report.decided': OnReport & { readonly decision: ReportDecision; readonly reason: string };
  'paper.expiring': OnPaper;
  'paper.expired': OnPaper;
  'verification.submitted': OnVerification & { readonly adminIds: readonly string[] };
  'verification.approved': OnVerification & {
    /** What staff approved; null where nothing was written beside the paper. */
    readonly paper: PaperFields | null;
    readonly notes: string | null;
  };
  'verification.rejected': OnVerification & { readonly notes: string };
  /** Whoever has the account reads this address. */
  'account.email_verified': { readonly userId: string; readonly email: string };
  /** Whoever reads this address says that the account which used it is not theirs. */
  'account.address_disowned': { readonly userId: string; readonly email: string; readonly locale: Locale };
  /** Whoever set it up before was never shown to read its address: what they said of themselves is void. */
  'account.taken_over': { readonly userId: string };
  /** What somebody wants to be told, and when, is another from now on. */
  'account.preferences_changed': { readonly userId: string };
  'intake.submitted': OnIntake;
  'intake.answered': OnIntake;
  /** The promise of a review is about to be missed, or was. */
  'intake.review_due': OnIntake;
  'intake.review_late': OnIntake;
  'intake.offer_approved': OnIntake;
  'intake.offer_refused': OnIntake;
  /** Its last project ended: all of it is done, or some of it goes on nowhere. */
  'intake.work_done': OnIntake;
  'intake.work_cancelled': OnIntake;
  /** What it still asks for is staff's to arrange. */
  'intake.reinspection_failed': OnIntake;
  /** What came of a request, told to the account that it stands in. */
  'submission.moved': {
    readonly intakeId: string;
    readonly reference: string;
    readonly submitterId: string;
    readonly step: SubmissionStep;
  };
  /** A sweep of stored files found their rows in doubt and took nothing; the log says why. */
  'storage.sweep_stopped': Readonly<Record<string, never>>;
}

export type DomainEventName = keyof DomainEvents;
export type PaperEventName = Extract<DomainEventName, `paper.${string}`>;
export type VerificationEventName = Extract<DomainEventName, `verification.${string}`>;
export type AccountEventName = Extract<DomainEventName, `account.${string}`>;
export type SubmissionEventName = Extract<DomainEventName, `submission.${string}`>;
export type ConversationEventName = Extract<DomainEventName, `conversation.${string}`>;
export type StorageEventName = Extract<DomainEventName, `storage.${string}`>;
export type IntakeEventName = Extract<DomainEventName, `intake.${string}`>;
export type ProjectEventName = Exclude<
  DomainEventName,
  | PaperEventName
  | VerificationEventName
  | AccountEventName
  | IntakeEventName
  | SubmissionEventName
  | ConversationEventName
  | StorageEventName
>;
