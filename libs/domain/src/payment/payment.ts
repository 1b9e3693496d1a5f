/** Spec 9 and PAY-02, in cents. */
export const PAYMENT_LIMITS = { minCents: 50, maxCents: 99_999_999 } as const;

/** What staff write of what they decide about money: lengths in characters. */
export const STAFF_MONEY_LIMITS = {
  reasonMin: 1,
  reasonMax: 500,
  referenceMin: 1,
  referenceMax: 140,
  evidenceMin: 20,
  evidenceMax: 10_000,
} as const;

/** When a contractor whose payout waits for its account is reminded, in days since the approval. */
export const PAYOUT_SETUP_REMINDER_DAYS = [3, 7, 14] as const;
/** After so many days of that, staff are told. */
export const PAYOUT_SETUP_STAFF_DAYS = 30;
/** Money held for so many days is brought to staff; thirty days later it must not be held any more. */
export const LONG_HELD_DAYS = 150;

/**
 * How long a press that calls the payment provider waits, in milliseconds: ten seconds in total, of which the API may spend
 * so many on the provider and leave the rest to the networks between. Then the payer is told what is known.
 */
export const PROVIDER_PRESS = { totalMs: 10_000, apiMs: 7_000, askMs: 2_000 } as const;

/** Within so many minutes whoever was told that nobody knows yet is told the truth: the provider is compared that often. */
export const PAYMENT_TRUTH_MINUTES = 10;

export const CURRENCY = 'usd';

/**
 * Payments from a bank account may come back after they succeeded: what they brought is paid out only once it has settled.
 * By when they arrive is said in payment-ways.ts.
 */
export const BANK_PAYMENT = { settleDays: 3 } as const;

/** What the held money of one accepted bid went through: the milestone's own states. */
export const PAYMENT_STATES = [
  'requires_payment',
  'processing',
  'funded',
  'in_progress',
  'submitted',
  'releasing',
  'released',
  'refunding',
  'refunded',
  'splitting',
  'partially_refunded',
  'disputed',
  'charged_back',
  'charge_lost',
  'partly_reversed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The states in which a screen says that money is held. */
export const HELD_STATES: readonly PaymentState[] = ['funded', 'in_progress', 'submitted'];

/** One try to pay, as the provider sees it. */
export const CHARGE_STATUSES = ['requires_payment', 'processing', 'succeeded', 'failed', 'canceled'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** How a payment came: through the provider, or, at closing, past it to our own bank. */
export const PAYMENT_METHODS = ['card', 'us_bank_account', 'wire', 'check'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What a worker asks of the provider. The command's id is the provider's idempotency key. */
export const COMMAND_KINDS = ['create_intent', 'cancel_intent', 'transfer', 'refund', 'reversal'] as const;
export type CommandKind = (typeof COMMAND_KINDS)[number];

export const COMMAND_STATES = ['pending', 'done', 'failed', 'attention'] as const;
export type CommandState = (typeof COMMAND_STATES)[number];

/** Why staff must look at a milestone. */
export const ATTENTION_REASONS = [
  'amount_differs',
  'command_failed',
  'refund_failed',
  'charge_disputed',
  'charge_lost',
  'unknown_object',
  'differs_from_provider',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/**
 * How far a bank's dispute of a charge is. `inquiry`: the bank asks, no money has moved. `closed`: the inquiry ended.
 * A word of the provider that is not known here counts as `under_review`: frozen until a person has looked.
 */
export const CHARGE_BACK_STATUSES = ['inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed'] as const;
export type ChargeBackStatus = (typeof CHARGE_BACK_STATUSES)[number];

/** The bank has not decided: nothing is released or refunded meanwhile. */
export const STANDING_CHARGE_BACKS = [
  'inquiry',
  'needs_response',
  'under_review',
] as const satisfies readonly ChargeBackStatus[];

export const isStanding = (status: ChargeBackStatus): boolean =>
  STANDING_CHARGE_BACKS.some((standing) => standing === status);

/** Why a payer disputes a charge at the bank, in the provider's words; what it adds later reads as `other`. */
export const CHARGE_BACK_REASONS = [
  'bank_cannot_process',
  'check_returned',
  'credit_not_processed',
  'customer_initiated',
  'debit_not_authorized',
  'duplicate',
  'fraudulent',
  'general',
  'incorrect_account_details',
  'insufficient_funds',
  'noncompliant',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
  'other',
] as const;
export type ChargeBackReason = (typeof CHARGE_BACK_REASONS)[number];

export const chargeBackReason = (word: string): ChargeBackReason =>
  CHARGE_BACK_REASONS.find((reason) => reason === word) ?? 'other';

/** What the page of an account's checkout must show. */
export const PAYMENT_MODES = ['sandbox', 'live', 'off'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
