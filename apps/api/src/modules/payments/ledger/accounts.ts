/**
 * The chart of accounts. `clearing` is our balance at the provider; `held` is the client's money of one milestone;
 * `refund_due` is what must go back to that client; `payable` is what one contractor has earned and not received;
 * `receivable` is what one contractor owes us; `disputed` is what a bank took back of one payment while it decides;
 * `closing_clearing` is what a settlement agent sent to our own bank and is not at the provider yet; `bank` is what our
 * own bank account laid out for the provider's balance (below zero: that much of the balance is ours); `service_fee` is our
 * income; `processing_fee`, `dispute_fee` and `dispute_loss` are what card payments cost us; `provider_fee` is what the
 * provider charges us apart from any payment.
 */
type AccountKind =
  | 'clearing'
  | 'closing_clearing'
  | 'bank'
  | 'held'
  | 'payable'
  | 'refund_due'
  | 'receivable'
  | 'disputed'
  | 'service_fee'
  | 'processing_fee'
  | 'dispute_fee'
  | 'dispute_loss'
  | 'provider_fee';

export interface Account {
  /** The account's name in the ledger: `liability:held:<milestone>`. */
  readonly code: string;
  readonly kind: AccountKind;
  readonly subjectId: string | null;
}

export const CLEARING: Account = { code: 'asset:clearing', kind: 'clearing', subjectId: null };
export const SERVICE_FEE: Account = { code: 'revenue:service_fee', kind: 'service_fee', subjectId: null };
export const PROCESSING_FEE: Account = { code: 'expense:processing_fee', kind: 'processing_fee', subjectId: null };

export const CLOSING_CLEARING: Account = {
  code: 'asset:closing_clearing',
  kind: 'closing_clearing',
  subjectId: null,
};
/** Refunds that staff paid by hand leave it, and our own money that we top up; what we take out of the provider's balance fills it. */
export const BANK: Account = { code: 'asset:bank', kind: 'bank', subjectId: null };
export const DISPUTE_FEE: Account = { code: 'expense:dispute_fee', kind: 'dispute_fee', subjectId: null };
export const DISPUTE_LOSS: Account = { code: 'expense:dispute_loss', kind: 'dispute_loss', subjectId: null };
export const PROVIDER_FEE: Account = { code: 'expense:provider_fee', kind: 'provider_fee', subjectId: null };

const liability = (kind: 'held' | 'payable' | 'refund_due', subjectId: string): Account => ({
  code: `liability:${kind}:${subjectId}`,
  kind,
  subjectId,
});

export const heldFor = (milestoneId: string): Account => liability('held', milestoneId);
export const refundDueFor = (milestoneId: string): Account => liability('refund_due', milestoneId);
export const payableTo = (contractorId: string): Account => liability('payable', contractorId);

const asset = (kind: 'receivable' | 'disputed', subjectId: string): Account => ({
  code: `asset:${kind}:${subjectId}`,
  kind,
  subjectId,
});

export const receivableFrom = (contractorId: string): Account => asset('receivable', contractorId);
export const disputedOf = (paymentId: string): Account => asset('disputed', paymentId);
