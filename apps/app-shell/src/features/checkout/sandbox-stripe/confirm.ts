import type { ConfirmPaymentData, PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { SandboxApi } from './api.js';
import { SandboxElements } from './elements.js';
import type { Messages } from './messages.js';

export interface ConfirmOptions {
  readonly elements?: unknown;
  readonly clientSecret?: string;
  readonly confirmParams?: Partial<ConfirmPaymentData>;
  readonly redirect?: 'always' | 'if_required';
}

export interface ConfirmServices {
  readonly api: SandboxApi;
  readonly messages: Messages;
  readonly baseUrl: string;
  navigate(address: string): void;
}

type Billing = NonNullable<NonNullable<ConfirmPaymentData['payment_method_data']>['billing_details']>;

const BILLING = 'payment_method_data[billing_details]';

function billingFields({ address, name, email, phone }: Billing): Record<string, string> {
  const plain = { name, email, phone };
  const entries = [
    ...Object.entries(plain).map(([key, value]) => [`${BILLING}[${key}]`, value] as const),
    ...Object.entries(address ?? {}).map(([key, value]) => [`${BILLING}[address][${key}]`, value] as const),
  ];
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (typeof value === 'string' && value !== '' ? [[key, value]] : [])),
  );
}

function requestFields(
  typed: Record<string, string> | null,
  params: Partial<ConfirmPaymentData>,
): Record<string, string> {
  const { return_url: returnUrl, payment_method: method, receipt_email: email } = params;
  return {
    ...billingFields(params.payment_method_data?.billing_details ?? {}),
    ...typed,
    ...(returnUrl && { return_url: returnUrl }),
    ...(method && !typed && { payment_method: method }),
    ...(email && { receipt_email: email }),
    use_stripe_sdk: 'true',
  };
}

function withResult(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  return url.href;
}

/** Keeps the payer on the page's own origin: the sandbox answers under every host of ours, its public address names one. */
function pageAddress(url: string, baseUrl: string, language: string | null): string {
  const path = url.indexOf('/3d-secure/');
  const address = path === -1 ? url : `${baseUrl}${url.slice(path)}`;
  return language === null ? address : `${address}?locale=${language}`;
}

/**
 * Leaves the page. As with Stripe.js the answer never comes, because the page is gone; but when the payer presses Back
 * and the browser shows this very page again, whoever waits has to be told.
 */
function leave(address: string, services: ConfirmServices): Promise<PaymentIntentResult> {
  return new Promise((resolve) => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      window.removeEventListener('pageshow', onShow);
      resolve({
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_action_required',
          message: services.messages('sandbox.error.came_back'),
        },
      });
    };
    window.addEventListener('pageshow', onShow);
    services.navigate(address);
  });
}

/** Follows an intent's next step: nothing, the 3-D Secure page, or the way back. */
export function follow(
  intent: PaymentIntent,
  options: ConfirmOptions,
  services: ConfirmServices,
): Promise<PaymentIntentResult> {
  const challenge = intent.next_action?.redirect_to_url?.url;
  const language = groupOf(options)?.language ?? null;
  if (intent.status === 'requires_action' && challenge)
    return leave(pageAddress(challenge, services.baseUrl, language), services);
  const returnUrl = options.confirmParams?.return_url;
  if (options.redirect !== 'if_required' && returnUrl) return leave(withResult(returnUrl, intent), services);
  return Promise.resolve({ paymentIntent: intent });
}

const misuse = (message: string): StripeError => ({ type: 'invalid_request_error', message });

/** The elements group that a call names, when it is one of ours. */
export const groupOf = ({ elements }: ConfirmOptions): SandboxElements | null =>
  elements instanceof SandboxElements ? elements : null;

/** The intent that a call is about; empty when it names none. */
export const secretOf = (options: ConfirmOptions): string =>
  options.clientSecret ?? groupOf(options)?.clientSecret ?? '';

/** Sends what was typed and follows what the sandbox answers; a decline comes back as `error`, never as an exception. */
export async function confirmPayment(options: ConfirmOptions, services: ConfirmServices): Promise<PaymentIntentResult> {
  const group = groupOf(options);
  const clientSecret = secretOf(options);
  if (clientSecret === '') return { error: misuse('confirmPayment needs elements or a clientSecret.') };
  const fault = group?.validationError();
  if (fault) return { error: fault };
  const fields = requestFields(group?.paymentElement?.fields() ?? null, options.confirmParams ?? {});
  const { paymentIntent, error } = await services.api.confirm(clientSecret, fields);
  return error ? { error } : follow(paymentIntent, options, services);
}
