import type Stripe from 'stripe';

/** Owner of everything that does not belong to a connected account. */
export const PLATFORM = 'platform';

/** The number of a test card or test bank account, never shown again. */
interface InstrumentRecord {
  /** Id of the payment method. */
  readonly id: string;
  readonly number: string;
}

/** A 3-D Secure page that waits, or waited, for the cardholder's answer. */
export interface Challenge {
  readonly id: string;
  readonly payment_intent: string;
  readonly return_url: string | null;
}

export interface OnboardingLink {
  readonly id: string;
  readonly account: string;
  readonly return_url: string | null;
  readonly refresh_url: string | null;
  readonly expires_at: number;
  readonly used: boolean;
}

/** The way into the sandbox's stand-in for the Express Dashboard. */
export interface DashboardLink {
  readonly id: string;
  readonly account: string;
  readonly expires_at: number;
}

/** Something that happens by itself when the sandbox's clock reaches `due_at`. */
export interface ScheduledTask {
  readonly id: string;
  readonly kind: 'refund_succeeds' | 'refund_fails' | 'debit_ends' | 'payout_due' | 'payout_arrives' | 'dispute_due';
  readonly subject: string;
  readonly due_at: number;
  readonly done: boolean;
}

export interface IdempotencyRecord {
  readonly id: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly created: number;
}

export interface WebhookEndpointRecord {
  readonly id: string;
  /** Hears of the connected accounts instead of the platform. */
  readonly connect: boolean;
  readonly deleted: boolean;
  readonly endpoint: Stripe.WebhookEndpoint;
  readonly secret: string;
}

export interface WebhookMode {
  readonly id: 'current';
  readonly paused: boolean;
  readonly shuffle: boolean;
  readonly duplicate: boolean;
}

/** Everything the sandbox remembers, by kind: Stripe's objects, then its own records. */
export interface Records {
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  transfer: Stripe.Transfer;
  transfer_reversal: Stripe.TransferReversal;
  account: Stripe.Account;
  balance_transaction: Stripe.BalanceTransaction;
  dispute: Stripe.Dispute;
  payout: Stripe.Payout;
  event: Stripe.EventBase;
  mandate: Stripe.Mandate;
  card: InstrumentRecord;
  bank_account: InstrumentRecord;
  challenge: Challenge;
  onboarding_link: OnboardingLink;
  login_link: DashboardLink;
  task: ScheduledTask;
  delivery: { readonly id: string; readonly delivered_at: number };
  idempotency: IdempotencyRecord;
  webhook_mode: WebhookMode;
  webhook_endpoint: WebhookEndpointRecord;
  clock: { readonly id: 'current'; readonly offset_seconds: number };
}

export type Kind = keyof Records;

export interface Stored<T> {
  readonly owner: string;
  readonly value: T;
}

export interface Change<K extends Kind = Kind> {
  readonly kind: K;
  readonly owner: string;
  readonly value: Records[K];
}

export type Tables = { readonly [K in Kind]: Map<string, Stored<Records[K]>> };

export const emptyTables = (): Tables => ({
  payment_intent: new Map(),
  payment_method: new Map(),
  charge: new Map(),
  refund: new Map(),
  transfer: new Map(),
  transfer_reversal: new Map(),
  account: new Map(),
  balance_transaction: new Map(),
  dispute: new Map(),
  payout: new Map(),
  event: new Map(),
  mandate: new Map(),
  card: new Map(),
  bank_account: new Map(),
  challenge: new Map(),
  onboarding_link: new Map(),
  login_link: new Map(),
  task: new Map(),
  delivery: new Map(),
  idempotency: new Map(),
  webhook_mode: new Map(),
  webhook_endpoint: new Map(),
  clock: new Map(),
});

/** Puts one change into the tables. A changed record keeps its place, so each table stays in order of creation. */
export function applyChange<K extends Kind>(tables: Tables, change: Change<K>): void {
  tables[change.kind].set(change.value.id, { owner: change.owner, value: change.value });
}
