import type {
  BidGround,
  Cents,
  ChangeLapseCause,
  ClosingClock,
  NotificationType,
  PaperKind,
  PartyRight,
  PlainDate,
  ReportKind,
} from '@cw/domain';

/** A repair that came back, in the words of both sides. */
export interface ToldReturn {
  readonly condition: string;
  readonly reason: string;
}

/** The facts that a notification's words are made from. */
export interface NoticeParams {
  readonly project: string;
  /** Whose title that is; absent where the reader may not know of it. */
  readonly projectId?: string;
  /** Which bid or message it tells of: what they say is looked up for each reader, and not kept here. */
  readonly bidId?: string;
  readonly messageId?: string;
  readonly questionId?: string;
  readonly changeOrderId?: string;
  /** Of whom it tells, beside the two sides of a project; or which of those who act for the client did it. */
  readonly personId?: string;
  readonly amountCents?: Cents;
  readonly payoutCents?: Cents;
  /** What the service fee takes of a payment. */
  readonly feeCents?: Cents;
  /** An invoice by its number, and its last day. */
  readonly invoice?: string;
  readonly dueOn?: PlainDate;
  /** What goes back to the client of a payment that is divided. */
  readonly returnedCents?: Cents;
  /** Until the client's time to review is over. */
  readonly daysLeft?: number;
  readonly condition?: string;
  readonly reason?: string;
  /** Of several repairs that came back in one act: which, and why. */
  readonly returned?: readonly ToldReturn[];
  /** What was reported. */
  readonly kind?: ReportKind;
  /** What ended a proposed change. */
  readonly cause?: ChangeLapseCause;
  /** What the held money lets happen next; told before this was known, the start. */
  readonly waitsFor?: 'start' | 'approval';
  /** Which of the reader's papers, and its last day. */
  readonly paper?: PaperKind;
  readonly expiresOn?: PlainDate;
  /** Of licenses: whose end on that day. */
  readonly states?: string;
  /** Those of them in which bidding stops; empty where another license lasts longer. */
  readonly lostStates?: string;
  /** What was changed of a project that somebody has bid on. */
  readonly changed?: readonly BidGround[];
  /** What an invited person may do now. */
  readonly right?: PartyRight;
  /** Of a re-inspection: something must be mended. */
  readonly hasFailed?: boolean;
  /** By what a repair request is called. */
  readonly reference?: string;
  /** By which right its reader was invited, and reads what the owner is told; absent of everybody else. */
  readonly part?: PartyRight;
  /** Which of the two sides did it; absent of the clock and of staff. */
  readonly by?: 'client' | 'contractor';
  /** Whose offer in a dispute it is: the other side is to answer it. */
  readonly offeredBy?: 'client' | 'contractor';
  /** What a deal waits for. */
  readonly clock?: ClosingClock;
  /** When an answer is due. */
  readonly dueAt?: string;
  /** Where the house is. */
  readonly dueZone?: string;
  /** Whether the contractor disagrees with what the client said. */
  readonly isContested?: boolean;
  /** Of an invitation: the reader's figures for the same work wait in the form. */
  readonly hasEarlierFigures?: boolean;
  /** Of a cancelled project: staff ended it, and not one of its two sides. */
  readonly isByStaff?: boolean;
  /** Of a charge-back: the contractor has been paid out of it. */
  readonly isPaidOut?: boolean;
  /** On which side of the project the reader is; the same event reads differently to each. */
  readonly side: 'client' | 'contractor' | 'staff';
}

/** One thing to tell one person. */
export interface Notice {
  readonly userId: string;
  readonly type: NotificationType;
  readonly params: NoticeParams;
  /** Relative, without the area's prefix (NOTE-01). */
  readonly actionUrl: string;
  /** Another e-mail tells its reader of the same event: one event is one e-mail. */
  readonly isWritten?: boolean;
}
