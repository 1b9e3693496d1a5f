import Stripe from 'stripe';

/**
 * What a failed call means: `transient` may be asked again with the same key; `account_not_ready` waits for the
 * contractor; `missing` names nothing there; `refused` will be refused again.
 */
export type ProviderFailure = 'transient' | 'account_not_ready' | 'missing' | 'refused';

const WAITING_CODES = new Set(['insufficient_capabilities_for_transfer']);
// A disputed charge is refunded, or not, once the dispute is over; a key in use belongs to our own other try.
const LATER_CODES = new Set(['charge_disputed', 'idempotency_key_in_use', 'lock_timeout']);

export function failureOf(error: unknown): ProviderFailure {
  const code = providerCode(error);
  if (WAITING_CODES.has(code)) return 'account_not_ready';
  if (LATER_CODES.has(code)) return 'transient';
  if (code === 'resource_missing') return 'missing';
  const final =
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
  return final || error instanceof Stripe.errors.StripeIdempotencyError ? 'refused' : 'transient';
}

/** The provider's own code for the logs and the record; never its text, which may hold what a person typed. */
export function providerCode(error: unknown): string {
  if (error instanceof Stripe.errors.StripeError) return error.code ?? error.type;
  return error instanceof Error ? error.name : 'unknown';
}

/** Whether the provider may have done it although we have no answer. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError || !(error instanceof Stripe.errors.StripeError);
