import type { Cents, PaymentParty, PaymentTiming } from '@cw/domain';
import type { PaymentSummary } from '../dto/payment-summary.response.js';

/** What the money of a project is made from, the moment its bid is accepted. */
export interface AcceptedBidMoney {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly bidId: string;
  readonly ownerId: string;
  readonly contractorId: string;
  readonly totalCents: Cents;
  readonly paymentTiming: PaymentTiming;
}

/** A change of the agreed price that both sides said yes to. */
export interface AgreedChange {
  readonly projectId: string;
  readonly changeOrderId: string;
  readonly amountDeltaCents: Cents;
  readonly actorId: string | null;
  readonly as: readonly PaymentParty[];
}

/** A project's own event that its money follows. */
export interface MoneyMove {
  readonly projectId: string;
  /** Null when the clock moved the project. */
  readonly actorId: string | null;
  readonly as: readonly PaymentParty[];
  readonly reason: string | null;
}

/** What staff ruled, or both sides agreed, about disputed money. */
export interface MoneyRuling extends MoneyMove {
  readonly disputeId: string;
  /** The service fee included; the rest of what is at stake is the client's. */
  readonly contractorCents: Cents;
  /** Both sides agreed on it, nobody had to rule. */
  readonly isAgreed: boolean;
}

/** What two sides who disagree can divide. */
export interface MoneyAtStake {
  /** What is held; where nothing is held, what was agreed for the closing. */
  readonly amountCents: Cents;
  readonly isHeld: boolean;
  /** A bank holds it back: until that is over it cannot be divided. */
  readonly isFrozen: boolean;
}

/** Cents over all projects of one person. */
export interface MoneyTotals {
  readonly heldCents: Cents;
  readonly dueCents: Cents;
  /** Released to contractors, fee included. */
  readonly releasedCents: Cents;
  /** What arrived at the contractor, after the fee. */
  readonly earningsCents: Cents;
  /** What is still to arrive at the contractor for agreed work, after the fee; disputed money is not counted. */
  readonly expectedCents: Cents;
}

/** A client's money is that of its own projects and of those that it was invited to. */
export type MoneyScope =
  { readonly ownerId: string; readonly projectIds: readonly string[] } | { readonly contractorId: string };

/** What reached a contractor in one month of its own calendar. */
export interface MonthEarned {
  /** YYYY-MM. */
  readonly month: string;
  /** With the fee. */
  readonly totalCents: Cents;
  readonly feeCents: Cents;
  readonly payoutCents: Cents;
}

export interface EarningsPeriod {
  /** YYYY-MM, the first and the last. */
  readonly from: string;
  readonly to: string;
  /** IANA name: a month begins at midnight there. */
  readonly timeZone: string;
}

/**
 * The money side of a project, provided by the payments module. Everything named `on…` is called inside the
 * project's open unit of work with its row locked, and joins that transaction: it may write rows, history, events
 * and outbox commands, and calls no provider. It throws a DomainError to refuse the whole move.
 *
 * Money that is not held (agreed at closing, or not paid yet) follows without a payment of its own: those calls
 * succeed and leave the milestone as it is, save that `onCancelled` ends it and `onApproved` makes the invoice due.
 */
export interface ProjectMoney {
  /** Whether what is held equals the accepted bid; read under the caller's lock. False without a milestone. */
  fundedInFull(projectId: string): Promise<boolean>;
  /** Whether all of the agreed price is held, changes included; true without a milestone. */
  nothingDue(projectId: string): Promise<boolean>;
  /** Both sides agreed on another price. What was too much goes back; what is missing falls due. */
  onChanged(change: AgreedChange): Promise<void>;
  onAccepted(accepted: AcceptedBidMoney): Promise<void>;
  onStarted(move: MoneyMove): Promise<void>;
  onSubmitted(move: MoneyMove): Promise<void>;
  onChangesRequested(move: MoneyMove): Promise<void>;
  onApproved(move: MoneyMove): Promise<void>;
  /** Also called for a project that has no milestone yet. */
  onCancelled(move: MoneyMove): Promise<void>;
  onDisputed(move: MoneyMove): Promise<void>;
  /** Both sides went back to where they were. */
  onDisputeWithdrawn(move: MoneyMove): Promise<void>;
  /**
   * Held money is divided. Of a project paid at closing, with nothing held, the contractor's part is the price that
   * its invoice falls to, due as after an approval; a part of nothing ends it.
   */
  onRuled(ruling: MoneyRuling): Promise<void>;
  atStake(projectId: string): Promise<MoneyAtStake>;
  /** Null before a bid is accepted. */
  summary(projectId: string): Promise<PaymentSummary | null>;
  /** By project id; projects without money are absent. */
  summaries(projectIds: readonly string[]): Promise<ReadonlyMap<string, PaymentSummary>>;
  /** Those whose approved money waits for the contractor's account to be paid to. */
  waitingForAccount(projectIds: readonly string[]): Promise<ReadonlySet<string>>;
  totals(scope: MoneyScope): Promise<MoneyTotals>;
  /** Released to contractors since then, fee included. */
  releasedSince(scope: MoneyScope, since: Date): Promise<Cents>;
  /** Every month of the period, the oldest first; one without a payout stands at zero. */
  earnings(contractorId: string, period: EarningsPeriod): Promise<MonthEarned[]>;
}

export const PROJECT_MONEY = Symbol('PROJECT_MONEY');
