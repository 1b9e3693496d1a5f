import type { Cents, ChargeBackStatus, ChargeStatus, PaymentMethod } from '@cw/domain';

/** A declined try, known by the provider's id of the charge or of the card that was tried. */
export interface Decline {
  readonly attemptId: string;
  readonly code: string;
}

/** What was paid with, as far as the provider says. */
export interface Instrument {
  readonly method: Extract<PaymentMethod, 'card' | 'us_bank_account'>;
  readonly cardBrand: string | null;
  readonly bankName: string | null;
  readonly last4: string | null;
}

export interface PaidCharge {
  readonly id: string;
  /** Null while the provider has not booked it yet. */
  readonly feeCents: Cents | null;
}

export interface IntentFact {
  readonly object: 'intent';
  readonly id: string;
  /** Ours, from the metadata. */
  readonly paymentId: string | null;
  readonly status: ChargeStatus;
  readonly receivedCents: Cents;
  readonly currency: string;
  /** Null until something was tried. */
  readonly instrument: Instrument | null;
  /** Only of a succeeded intent. */
  readonly charge: PaidCharge | null;
  readonly decline: Decline | null;
}

export interface DeclineFact {
  readonly object: 'decline';
  readonly intentId: string | null;
  readonly decline: Decline;
}

export interface TransferFact {
  readonly object: 'transfer';
  readonly id: string;
  /** Ours, from the metadata. */
  readonly commandId: string | null;
  readonly amountCents: Cents;
  /** What was taken back of it since. */
  readonly reversals: readonly ReversalFact[];
}

/** A transfer, or a part of it, came back from the contractor's account. */
export interface ReversalFact {
  readonly object: 'reversal';
  readonly id: string;
  readonly commandId: string | null;
  readonly amountCents: Cents;
}

/** The contractor's account has less than a reversal asks for: nothing was taken back. */
export interface ShortfallFact {
  readonly object: 'shortfall';
  readonly commandId: string;
  /** What the account has. */
  readonly coveredCents: Cents;
}

export interface RefundFact {
  readonly object: 'refund';
  readonly id: string;
  readonly commandId: string | null;
  readonly amountCents: Cents;
  /** `accepted` is on its way or arrived; `failed` came back to us. */
  readonly status: 'accepted' | 'failed';
}

export interface AccountFact {
  readonly object: 'account';
  readonly id: string;
  /** Whether money can be transferred to it. */
  readonly active: boolean;
  /** Whether the provider can send on what it has to the holder's bank. */
  readonly paysOut: boolean;
}

export interface DisputeFact {
  readonly object: 'dispute';
  readonly id: string;
  readonly chargeId: string;
  readonly intentId: string | null;
  readonly status: ChargeBackStatus;
  /** The provider's code of what the payer says. */
  readonly reason: string;
  /** What is disputed. */
  readonly amountCents: Cents;
  /** What the bank took back, and what it costs us; 0 while it only asks. */
  readonly takenCents: Cents;
  readonly feeCents: Cents;
  /** What came back because the dispute was won. */
  readonly returnedCents: Cents;
  readonly feeReturnedCents: Cents;
  readonly openedAt: Date;
  readonly evidenceDueAt: Date | null;
}

/** What the provider says is so, read from the object itself, in our words. */
export type ProviderFact =
  IntentFact | DeclineFact | TransferFact | ReversalFact | ShortfallFact | RefundFact | AccountFact | DisputeFact;
