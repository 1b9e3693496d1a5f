import type { Cents, ChargeStatus } from '@cw/domain';

/** A declined try, known by the provider's id of the charge or of the card that was tried. */
export interface Decline {
  readonly attemptId: string;
  readonly code: string;
}

export interface PaidCharge {
  readonly id: string;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
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
}

export interface DisputeFact {
  readonly object: 'dispute';
  readonly id: string;
  readonly chargeId: string;
  /** False once it ended without taking the money. */
  readonly standing: boolean;
}

/** What the provider says is so, read from the object itself, in our words. */
export type ProviderFact = IntentFact | DeclineFact | TransferFact | RefundFact | AccountFact | DisputeFact;
