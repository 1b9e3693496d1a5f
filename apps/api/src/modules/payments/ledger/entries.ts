import { cents, subtractCents, type Cents, type LineBooking } from '@cw/domain';
import {
  BANK,
  CLEARING,
  CLOSING_CLEARING,
  heldFor,
  payableTo,
  PROCESSING_FEE,
  PROVIDER_FEE,
  refundDueFor,
  SERVICE_FEE,
  type Account,
} from './accounts.js';

type EntryKind =
  | 'charge'
  | 'processing_fee'
  | 'release'
  | 'refund_due'
  | 'transfer'
  | 'refund'
  | 'refund_failed'
  | 'split'
  | 'refund_by_hand'
  | 'charge_back'
  | 'charge_back_won'
  | 'charge_back_lost'
  | 'reversal'
  | 'receivable'
  | 'netting'
  | 'closing_received'
  | 'closing_cleared'
  | LineBooking;

/** Debit is positive, credit negative. */
interface EntryLine {
  readonly account: Account;
  readonly amountCents: Cents;
}

export interface Entry {
  readonly kind: EntryKind;
  /** What it books, once: the provider's id of the object, or our own of the decision. */
  readonly ref: string;
  /** Null of what is ours alone. */
  readonly milestoneId: string | null;
  readonly lines: readonly EntryLine[];
}

interface Terms {
  readonly id: string;
  readonly contractorId: string;
  readonly totalCents: Cents;
  readonly feeCents: Cents;
}

export const debit = (account: Account, amount: Cents): EntryLine => ({ account, amountCents: amount });
export const credit = (account: Account, amount: Cents): EntryLine => ({ account, amountCents: cents(-amount) });

/** A client's charge came in: held from now on. */
export const chargeReceived = (milestoneId: string, chargeId: string, amount: Cents): Entry => ({
  kind: 'charge',
  ref: chargeId,
  milestoneId,
  lines: [debit(CLEARING, amount), credit(heldFor(milestoneId), amount)],
});

/** What the provider kept of a charge; ours to bear, never the client's or the contractor's. */
export const processingFeeTaken = (milestoneId: string, chargeId: string, fee: Cents): Entry => ({
  kind: 'processing_fee',
  ref: chargeId,
  milestoneId,
  lines: [debit(PROCESSING_FEE, fee), credit(CLEARING, fee)],
});

/** The client approved: held money becomes the contractor's, less the service fee. */
export const releaseApproved = (milestone: Terms): Entry => ({
  kind: 'release',
  ref: milestone.id,
  milestoneId: milestone.id,
  lines: [
    debit(heldFor(milestone.id), milestone.totalCents),
    credit(payableTo(milestone.contractorId), subtractCents(milestone.totalCents, milestone.feeCents)),
    credit(SERVICE_FEE, milestone.feeCents),
  ],
});

interface OwedRefund {
  readonly paymentId: string;
  readonly amountCents: Cents;
  /** The change that made it too much; null when the milestone ends and all that is left goes back. */
  readonly causeId: string | null;
}

/**
 * Both sides agreed, or staff ruled, on who gets what of what is held: the milestone's total is the contractor's part
 * from now on, and the rest is the client's.
 */
export const splitDecided = (milestone: Terms, heldCents: Cents): Entry => ({
  kind: 'split',
  ref: milestone.id,
  milestoneId: milestone.id,
  lines: [
    debit(heldFor(milestone.id), heldCents),
    credit(payableTo(milestone.contractorId), subtractCents(milestone.totalCents, milestone.feeCents)),
    credit(SERVICE_FEE, milestone.feeCents),
    credit(refundDueFor(milestone.id), subtractCents(heldCents, milestone.totalCents)),
  ],
});

/** What one payment brought, or a part of it, must go back. */
export const refundOwed = (milestoneId: string, { paymentId, amountCents, causeId }: OwedRefund): Entry => ({
  kind: 'refund_due',
  ref: causeId === null ? paymentId : `${paymentId}:${causeId}`,
  milestoneId,
  lines: [debit(heldFor(milestoneId), amountCents), credit(refundDueFor(milestoneId), amountCents)],
});

export const transferMade = (milestone: Terms, transferId: string, amount: Cents): Entry => ({
  kind: 'transfer',
  ref: transferId,
  milestoneId: milestone.id,
  lines: [debit(payableTo(milestone.contractorId), amount), credit(CLEARING, amount)],
});

export const refundMade = (milestoneId: string, refundId: string, amount: Cents): Entry => ({
  kind: 'refund',
  ref: refundId,
  milestoneId,
  lines: [debit(refundDueFor(milestoneId), amount), credit(CLEARING, amount)],
});

/** The cardholder's bank sent a refund back: it is owed again. */
export const refundReturned = (milestoneId: string, refundId: string, amount: Cents): Entry => ({
  kind: 'refund_failed',
  ref: refundId,
  milestoneId,
  lines: [debit(CLEARING, amount), credit(refundDueFor(milestoneId), amount)],
});

/** A settlement agent's wire or check came to our own bank; two admins say so. */
export const closingReceived = (milestoneId: string, paymentId: string, amount: Cents): Entry => ({
  kind: 'closing_received',
  ref: paymentId,
  milestoneId,
  lines: [debit(CLOSING_CLEARING, amount), credit(heldFor(milestoneId), amount)],
});

/** Our bank's money was moved to the provider, from where it can be transferred. */
export const closingCleared = (milestoneId: string, paymentId: string, amount: Cents): Entry => ({
  kind: 'closing_cleared',
  ref: paymentId,
  milestoneId,
  lines: [debit(CLEARING, amount), credit(CLOSING_CLEARING, amount)],
});

/**
 * A line of our balance that hangs on no object, as two admins say what it is: our own bank's money, there or back, or the
 * provider's own fee. `net` is what it did to the balance.
 */
export const lineBooked = (kind: LineBooking, lineId: string, net: Cents): Entry => ({
  kind,
  ref: lineId,
  milestoneId: null,
  lines: [debit(CLEARING, net), credit(kind === 'own_money' ? BANK : PROVIDER_FEE, net)],
});
