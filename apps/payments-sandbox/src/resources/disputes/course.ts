import type Stripe from 'stripe';
import { DISPUTE_FEE } from '../../fees.js';
import { invalidParameter, notPossible } from '../../http/api-error.js';
import type { UnitOfWork } from '../../store/unit-of-work.js';
import { availableFrom, bookBalance } from '../balance.js';
import { schedule } from '../schedule.js';
import { buildDispute } from './build.js';

export const DISPUTE_OUTCOMES = ['won', 'lost', 'warning_closed'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

const OPEN: readonly string[] = ['needs_response', 'under_review'];
const OPEN_INQUIRY: readonly string[] = ['warning_needs_response', 'warning_under_review'];

export const isOpen = (dispute: Stripe.Dispute): boolean =>
  OPEN.includes(dispute.status) || OPEN_INQUIRY.includes(dispute.status);

/** The payer's bank takes the money back, and the fee with it. */
function withdrawFunds(work: UnitOfWork, owner: string, dispute: Stripe.Dispute): Stripe.Dispute {
  const charge = work.require('charge', String(dispute.charge), owner, 'charge');
  const withdrawal = bookBalance(work, owner, {
    type: 'adjustment',
    reportingCategory: 'dispute',
    amount: -dispute.amount,
    fee: DISPUTE_FEE,
    source: dispute.id,
    availableOn: availableFrom(work, charge.balance_transaction),
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  const withdrawn = work.save('dispute', owner, { ...dispute, balance_transactions: [withdrawal] });
  work.emit(owner, 'charge.dispute.funds_withdrawn', withdrawn);
  return withdrawn;
}

function disputableAmount(charge: Stripe.Charge, wanted: number | undefined): number {
  if (charge.status !== 'succeeded')
    throw notPossible('Only a charge that succeeded can be disputed.', { param: 'charge' });
  if (charge.disputed)
    throw notPossible('This charge is disputed already.', { code: 'charge_disputed', param: 'charge' });
  const amount = wanted ?? charge.amount - charge.amount_refunded;
  if (amount < 1 || amount > charge.amount)
    throw invalidParameter('The disputed amount must lie within the charge.', 'amount');
  return amount;
}

export interface DisputeOrder {
  readonly reason: string;
  readonly amount?: number | undefined;
  readonly inquiry?: boolean | undefined;
}

/** Opens a dispute. Against a returned bank debit nothing can be said: it is lost at once. An inquiry moves no money. */
export function openDispute(
  work: UnitOfWork,
  owner: string,
  charge: Stripe.Charge,
  { reason, amount, inquiry = false }: DisputeOrder,
): Stripe.Dispute {
  const details = { amount: disputableAmount(charge, amount), reason, inquiry, now: work.now };
  const dispute = work.save('dispute', owner, buildDispute(charge, details));
  work.save('charge', owner, { ...charge, disputed: true });
  work.emit(owner, 'charge.dispute.created', dispute);
  const { due_by: due } = dispute.evidence_details;
  if (due !== null) schedule(work, owner, { kind: 'dispute_due', subject: dispute.id, afterSeconds: due - work.now });
  if (inquiry) return dispute;
  const withdrawn = withdrawFunds(work, owner, dispute);
  return charge.payment_method_details?.us_bank_account ? closeDispute(work, owner, withdrawn, 'lost') : withdrawn;
}

/** The bank is not content with the answer to its question: now the money goes. */
export function escalateInquiry(work: UnitOfWork, owner: string, dispute: Stripe.Dispute): Stripe.Dispute {
  if (!OPEN_INQUIRY.includes(dispute.status)) throw notPossible('Only an open inquiry can become a chargeback.');
  const card = dispute.payment_method_details?.card;
  const escalated = work.save('dispute', owner, {
    ...dispute,
    is_charge_refundable: false,
    // What was said about the question is no answer to the chargeback: that takes one of its own.
    evidence_details: { ...dispute.evidence_details, submission_count: 0 },
    ...(card && { payment_method_details: { card: { ...card, case_type: 'chargeback' }, type: 'card' } }),
    status: 'needs_response',
  });
  work.emit(owner, 'charge.dispute.updated', escalated, { status: dispute.status });
  return withdrawFunds(work, owner, escalated);
}

function reinstateFunds(work: UnitOfWork, owner: string, dispute: Stripe.Dispute): Stripe.Dispute {
  const reinstatement = bookBalance(work, owner, {
    type: 'adjustment',
    reportingCategory: 'dispute_reversal',
    amount: dispute.amount,
    source: dispute.id,
    availableOn: work.now,
    description: `Chargeback reversal for ${String(dispute.charge)}`,
  });
  const reinstated = work.save('dispute', owner, {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, reinstatement],
    is_charge_refundable: true,
  });
  work.emit(owner, 'charge.dispute.funds_reinstated', reinstated);
  return reinstated;
}

/** The bank decides. When won, the amount comes back; the fee does not. */
export function closeDispute(
  work: UnitOfWork,
  owner: string,
  dispute: Stripe.Dispute,
  outcome: DisputeOutcome,
): Stripe.Dispute {
  if (!isOpen(dispute)) throw notPossible('This dispute is already closed.', { param: 'dispute' });
  if ((outcome === 'warning_closed') !== OPEN_INQUIRY.includes(dispute.status))
    throw notPossible(`A dispute with the status ${dispute.status} cannot be closed as ${outcome}.`, {
      param: 'dispute',
    });
  const decided = work.save('dispute', owner, { ...dispute, status: outcome });
  const closed = outcome === 'won' ? reinstateFunds(work, owner, decided) : decided;
  work.emit(owner, 'charge.dispute.closed', closed, { status: dispute.status });
  return closed;
}

/** Nobody answered in time: a chargeback is lost by that, an inquiry only too late to answer. */
export function passDeadline(work: UnitOfWork, owner: string, dispute: Stripe.Dispute): void {
  if (!dispute.status.endsWith('needs_response')) return;
  const late = work.save('dispute', owner, {
    ...dispute,
    evidence_details: { ...dispute.evidence_details, past_due: true },
  });
  if (dispute.status === 'needs_response') closeDispute(work, owner, late, 'lost');
}

/** The dispute that keeps a charge from being refunded, if there is one. */
export const blockingDispute = (work: UnitOfWork, owner: string, charge: Stripe.Charge): Stripe.Dispute | undefined =>
  work.all('dispute', owner).find((dispute) => dispute.charge === charge.id && !dispute.is_charge_refundable);

/** What is wholly given back is no longer in question. */
export function closeAnsweredInquiry(work: UnitOfWork, owner: string, charge: Stripe.Charge): void {
  if (!charge.refunded) return;
  const inquiry = work
    .all('dispute', owner)
    .find((dispute) => dispute.charge === charge.id && OPEN_INQUIRY.includes(dispute.status));
  if (inquiry) closeDispute(work, owner, inquiry, 'warning_closed');
}
