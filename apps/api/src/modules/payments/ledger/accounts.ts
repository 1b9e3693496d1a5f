/**
 * The chart of accounts. `clearing` is our balance at the provider; `held` is the client's money of one milestone;
 * `refund_due` is what must go back to that client; `payable` is what one contractor has earned and not received;
 * `service_fee` is our income; `processing_fee` is what the provider keeps.
 */
type AccountKind = 'clearing' | 'held' | 'payable' | 'refund_due' | 'service_fee' | 'processing_fee';

export interface Account {
  /** The account's name in the ledger: `liability:held:<milestone>`. */
  readonly code: string;
  readonly kind: AccountKind;
  readonly subjectId: string | null;
}

export const CLEARING: Account = { code: 'asset:clearing', kind: 'clearing', subjectId: null };
export const SERVICE_FEE: Account = { code: 'revenue:service_fee', kind: 'service_fee', subjectId: null };
export const PROCESSING_FEE: Account = { code: 'expense:processing_fee', kind: 'processing_fee', subjectId: null };

const liability = (kind: 'held' | 'payable' | 'refund_due', subjectId: string): Account => ({
  code: `liability:${kind}:${subjectId}`,
  kind,
  subjectId,
});

export const heldFor = (milestoneId: string): Account => liability('held', milestoneId);
export const refundDueFor = (milestoneId: string): Account => liability('refund_due', milestoneId);
export const payableTo = (contractorId: string): Account => liability('payable', contractorId);
