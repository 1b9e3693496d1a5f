import Stripe from 'stripe';

/**
 * What a failed call means. `transient`: ask again with the same key. `not_yet`: certainly not done, and the key now
 * answers this refusal for a day, so ask again with another. `broke_down`: the provider failed at it and answers the
 * same failure for a day; whether it was done must be looked up. `missing`: names nothing there. `refused`: will be
 * refused again.
 */
export type ProviderFailure = 'transient' | 'not_yet' | 'broke_down' | 'missing' | 'refused';

const ACCOUNT_NOT_READY = 'insufficient_capabilities_for_transfer';
// A disputed charge is refunded, or not, once the dispute is over.
const CHARGE_DISPUTED = 'charge_disputed';
// What came to our own bank is paid out of what stands at the provider, which must be there first.
const NOT_YET_CODES = new Set([ACCOUNT_NOT_READY, CHARGE_DISPUTED, 'balance_insufficient']);
// Our own other try is being worked on.
const BUSY_CODES = new Set(['idempotency_key_in_use', 'lock_timeout']);

const isReplayed = (error: Stripe.errors.StripeAPIError): boolean => error.headers?.['idempotent-replayed'] === 'true';

export function failureOf(error: unknown): ProviderFailure {
  const code = providerCode(error);
  if (NOT_YET_CODES.has(code)) return 'not_yet';
  if (BUSY_CODES.has(code)) return 'transient';
  if (code === 'resource_missing') return 'missing';
  if (error instanceof Stripe.errors.StripeAPIError) return isReplayed(error) ? 'broke_down' : 'transient';
  const final =
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
  return final || error instanceof Stripe.errors.StripeIdempotencyError ? 'refused' : 'transient';
}

/** The provider refused or did not answer; anything else went wrong here. */
export const isOfProvider = (error: unknown): boolean => error instanceof Stripe.errors.StripeError;

/** The contractor's account takes no transfers now. */
export const isAccountNotReady = (error: unknown): boolean => providerCode(error) === ACCOUNT_NOT_READY;

/** A bank has, or had, a dispute about the charge. */
export const isChargeDisputed = (error: unknown): boolean => providerCode(error) === CHARGE_DISPUTED;

/** The provider's own code for the logs and the record; never its text, which may hold what a person typed. */
export function providerCode(error: unknown): string {
  if (error instanceof Stripe.errors.StripeError) return error.code ?? error.type;
  return error instanceof Error ? error.name : 'unknown';
}

/** Whether the provider may have done it although we have no answer. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError || !(error instanceof Stripe.errors.StripeError);
