/** Spec 9 and PAY-02, in cents. */
export const PAYMENT_LIMITS = { minCents: 50, maxCents: 99_999_999 } as const;

export const CURRENCY = 'usd';

/**
 * Payments from a bank account. They take days, may come back after they succeeded, and cost far less than a card: they
 * are suggested from an amount on, and what they brought is paid out only once it has settled.
 */
export const BANK_PAYMENT = { suggestedFromCents: 250_000, businessDays: 4, settleDays: 3 } as const;

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
export const COMMAND_KINDS = ['create_intent', 'cancel_intent', 'transfer', 'refund'] as const;
export type CommandKind = (typeof COMMAND_KINDS)[number];

export const COMMAND_STATES = ['pending', 'done', 'failed', 'attention'] as const;
export type CommandState = (typeof COMMAND_STATES)[number];

/** What the page of an account's checkout must show. */
export const PAYMENT_MODES = ['sandbox', 'live', 'off'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
