import type { Cents } from '../money/cents.js';
import type { ReportKind } from '../report/report.js';
import type { PlainDate } from '../schedule/plain-date.js';
import type { PaperKind } from '../verification/verification.js';

export interface OnProject {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly ownerId: string;
  /** Who caused it; null for the clock or the payment provider. */
  readonly actorId: string | null;
}
export interface OnBid extends OnProject {
  readonly bidId: string;
  readonly contractorId: string;
}
export interface OnQuestion extends OnProject {
  readonly questionId: string;
}
/** Told to staff. */
export interface OnReportedPerson extends OnProject {
  /** Whose words or conduct it is about. */
  readonly subjectId: string;
  readonly adminIds: readonly string[];
}
export interface OnMoney extends OnProject {
  readonly contractorId: string;
  readonly amountCents: Cents;
}

/** An invoice by what its readers call it; both are null as long as it is a draft. */
export interface OnInvoice extends OnMoney {
  readonly number: string | null;
  readonly dueOn: PlainDate | null;
}

export interface OnReturnedCondition {
  readonly conditionId: string;
  readonly conditionTitle: string;
  readonly reason: string;
}

/** Told to both sides and to staff. */
export interface OnChargeBack extends OnMoney {
  /** Until when the bank takes evidence; null once it has decided, or where it says no day. */
  readonly respondBy: string | null;
  /** Whether the contractor has been paid out of it. */
  readonly isPaidOut: boolean;
  readonly adminIds: readonly string[];
}

export interface OnChange extends OnProject {
  readonly contractorId: string;
  readonly changeOrderId: string;
  /** What it adds to the agreed price; below zero when it becomes cheaper. */
  readonly amountDeltaCents: Cents;
  readonly days: number;
}

export interface OnDispute extends OnProject {
  readonly contractorId: string;
  readonly disputeId: string;
}
export interface OnSplit extends OnDispute {
  /** What the contractor is to get, the service fee included. */
  readonly contractorCents: Cents;
  /** What goes back to the client; null where nothing is held and the price itself is set (paid at closing). */
  readonly clientCents: Cents | null;
}

export interface OnNoShow extends OnProject {
  readonly contractorId: string;
  readonly noShowId: string;
}

export interface OnReview extends OnProject {
  readonly contractorId: string;
  readonly reviewId: string;
  /** Whom it is about. */
  readonly subjectId: string;
}

export interface OnReport extends OnProject {
  readonly reportId: string;
  readonly kind: ReportKind;
  /** The contractor on whose profile it stands; null where it stands on the project alone. */
  readonly profileId: string | null;
  /** Who wrote what was reported. */
  readonly authorId: string;
  readonly reporterIds: readonly string[];
}

export interface OnParty extends OnProject {
  /** Whom the owner invited. */
  readonly partyUserId: string;
}

/** The clock's doing, and of no project. */
export interface OnPaper {
  readonly contractorId: string;
  readonly kind: PaperKind;
  /** Its last day. */
  readonly expiresOn: PlainDate;
  /** Of licenses: the states whose own end on that day; null of other papers. */
  readonly states: readonly string[] | null;
  /** Those of them where no other license lasts longer, so that bidding stops there. */
  readonly lostStates: readonly string[] | null;
}

/** A contractor's paper, and what staff said of it. */
export interface OnVerification {
  readonly contractorId: string;
  readonly kind: PaperKind;
  readonly actorId: string;
}

/** A repair request, which is nobody's project yet. `actorId` is null for a submitter without an account. */
export interface OnIntake {
  readonly intakeId: string;
  readonly reference: string;
  readonly actorId: string | null;
  readonly adminIds: readonly string[];
}
