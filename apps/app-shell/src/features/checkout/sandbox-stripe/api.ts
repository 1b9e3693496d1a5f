import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { Messages, SandboxMessageId } from './messages.js';

export interface SandboxApi {
  retrieve(clientSecret: string): Promise<PaymentIntentResult>;
  confirm(clientSecret: string, fields: Readonly<Record<string, string>>): Promise<PaymentIntentResult>;
}

export interface SandboxAddress {
  readonly publishableKey: string;
  /** Where the sandbox answers, such as `/_pay`; without a trailing slash. */
  readonly baseUrl: string;
  readonly messages: Messages;
}

/** Stripe's words come in English; the reader's language is looked up by the most telling code. */
const MESSAGES_BY_CODE: Readonly<Record<string, SandboxMessageId>> = {
  insufficient_funds: 'sandbox.error.insufficient_funds',
  generic_decline: 'sandbox.error.card_declined',
  card_declined: 'sandbox.error.card_declined',
  expired_card: 'sandbox.error.expired_card',
  incorrect_cvc: 'sandbox.error.incorrect_cvc',
  incorrect_number: 'sandbox.error.incorrect_number',
  invalid_cvc: 'sandbox.error.incorrect_cvc',
  invalid_expiry_month: 'sandbox.error.invalid_expiry',
  invalid_expiry_year: 'sandbox.error.invalid_expiry',
  routing_number_invalid: 'sandbox.error.not_test_account',
  account_number_invalid: 'sandbox.error.not_test_account',
  processing_error: 'sandbox.error.processing_error',
  payment_intent_authentication_failure: 'sandbox.error.authentication_failure',
  payment_intent_unexpected_state: 'sandbox.error.unexpected_state',
};

/** The id that a client secret begins with. */
const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

function localize(error: StripeError, messages: Messages): StripeError {
  const id =
    MESSAGES_BY_CODE[error.decline_code ?? ''] ?? MESSAGES_BY_CODE[error.code ?? ''] ?? 'sandbox.error.unexpected';
  return { ...error, message: messages(id) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasError = (body: unknown): body is { error: StripeError } =>
  isObject(body) && 'error' in body && isObject(body.error);

const isIntent = (body: unknown): body is PaymentIntent =>
  isObject(body) && 'object' in body && body.object === 'payment_intent';

/** Speaks to the sandbox as Stripe.js speaks to Stripe: publishable key and client secret, never the secret key. */
export function createSandboxApi({ publishableKey, baseUrl, messages }: SandboxAddress): SandboxApi {
  const call = async (
    method: string,
    path: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<PaymentIntentResult> => {
    const form = new URLSearchParams(fields).toString();
    try {
      const response = await fetch(`${baseUrl}${path}${method === 'GET' ? `?${form}` : ''}`, {
        method,
        credentials: 'omit',
        headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { body: form }),
      });
      const body: unknown = await response.json();
      if (hasError(body)) return { error: localize(body.error, messages) };
      if (isIntent(body)) return { paymentIntent: body };
      return { error: { type: 'api_error', message: messages('sandbox.error.unexpected') } };
    } catch {
      return { error: { type: 'api_connection_error', message: messages('sandbox.error.connection') } };
    }
  };
  return {
    retrieve: (secret) => call('GET', `/v1/payment_intents/${intentIdOf(secret)}`, { client_secret: secret }),
    confirm: (secret, fields) =>
      call('POST', `/v1/payment_intents/${intentIdOf(secret)}/confirm`, { ...fields, client_secret: secret }),
  };
}
