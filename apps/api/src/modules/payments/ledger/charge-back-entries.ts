import { sumCents, type Cents } from '@cw/domain';
import {
  BANK,
  CLEARING,
  DISPUTE_FEE,
  DISPUTE_LOSS,
  disputedOf,
  heldFor,
  payableTo,
  receivableFrom,
  refundDueFor,
  SERVICE_FEE,
} from './accounts.js';
import { credit, debit, type Entry } from './entries.js';

interface Disputed {
  readonly milestoneId: string;
  readonly paymentId: string;
  /** The provider's id of the dispute. */
  readonly disputeId: string;
}

/** The bank took a charge back while it decides, and its fee with it. */
export const chargeBackTaken = (about: Disputed, amount: Cents, fee: Cents): Entry => ({
  kind: 'charge_back',
  ref: about.disputeId,
  milestoneId: about.milestoneId,
  lines: [
    debit(disputedOf(about.paymentId), amount),
    debit(DISPUTE_FEE, fee),
    credit(CLEARING, sumCents([amount, fee])),
  ],
});

/** The bank gave it back; its fee only where it says so. */
export const chargeBackReturned = (about: Disputed, amount: Cents, feeReturned: Cents): Entry => ({
  kind: 'charge_back_won',
  ref: about.disputeId,
  milestoneId: about.milestoneId,
  lines: [
    debit(CLEARING, sumCents([amount, feeReturned])),
    credit(disputedOf(about.paymentId), amount),
    credit(DISPUTE_FEE, feeReturned),
  ],
});

/** Whose money it was that the bank took for good. The parts add up to what it took. */
export interface LostParts {
  readonly held: Cents;
  /** It was to go back to this client anyway. */
  readonly refundDue: Cents;
  /** Released, and not transferred yet. */
  readonly payable: Cents;
  /** Our share of what was released. */
  readonly fee: Cents;
  /** It had paid a debt of the contractor, which is owed again. */
  readonly debt: Cents;
  /** Paid out already: ours to bear, or to ask back. */
  readonly loss: Cents;
}

export const chargeBackLost = (about: Disputed & { readonly contractorId: string }, parts: LostParts): Entry => ({
  kind: 'charge_back_lost',
  ref: about.disputeId,
  milestoneId: about.milestoneId,
  lines: [
    debit(heldFor(about.milestoneId), parts.held),
    debit(refundDueFor(about.milestoneId), parts.refundDue),
    debit(payableTo(about.contractorId), parts.payable),
    debit(SERVICE_FEE, parts.fee),
    debit(receivableFrom(about.contractorId), parts.debt),
    debit(DISPUTE_LOSS, parts.loss),
    credit(disputedOf(about.paymentId), sumCents(Object.values(parts))),
  ],
});

/** A transfer came back from the contractor: it makes good what the bank took, or goes on to the client. */
export const transferReversed = (
  milestoneId: string,
  reversalId: string,
  { amount, isLoss }: { readonly amount: Cents; readonly isLoss: boolean },
): Entry => ({
  kind: 'reversal',
  ref: reversalId,
  milestoneId,
  lines: [debit(CLEARING, amount), credit(isLoss ? DISPUTE_LOSS : refundDueFor(milestoneId), amount)],
});

/** What the contractor's account did not cover: a debt, taken from later releases. */
export const debtBooked = (
  { id, contractorId }: { readonly id: string; readonly contractorId: string },
  commandId: string,
  amount: Cents,
): Entry => ({
  kind: 'receivable',
  ref: commandId,
  milestoneId: id,
  lines: [debit(receivableFrom(contractorId), amount), credit(DISPUTE_LOSS, amount)],
});

/** A release pays the contractor's debt first. */
export const debtNetted = (
  { id, contractorId }: { readonly id: string; readonly contractorId: string },
  amount: Cents,
): Entry => ({
  kind: 'netting',
  ref: id,
  milestoneId: id,
  lines: [debit(payableTo(contractorId), amount), credit(receivableFrom(contractorId), amount)],
});

/** Staff paid a refund from our own bank, past the provider, whose balance then holds that much of ours. */
export const refundPaidByHand = (milestoneId: string, commandId: string, amount: Cents): Entry => ({
  kind: 'refund_by_hand',
  ref: commandId,
  milestoneId,
  lines: [debit(refundDueFor(milestoneId), amount), credit(BANK, amount)],
});
