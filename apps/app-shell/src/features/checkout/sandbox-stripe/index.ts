import type { PaymentIntentResult, Stripe, StripeError } from '@stripe/stripe-js';
import { createSandboxApi, type SandboxAddress } from './api.js';
import { confirmPayment, follow, secretOf, type ConfirmOptions, type ConfirmServices } from './confirm.js';
import { SandboxElements, type SandboxElementsOptions } from './elements.js';
import type { Messages } from './messages.js';

export type { Messages, SandboxMessageId } from './messages.js';

export interface SandboxStripeOptions {
  readonly publishableKey: string;
  /** Where the sandbox answers the page, such as `/_pay`. */
  readonly baseUrl: string;
  /** Called again whenever the language changes, so it has to follow the language. */
  readonly messages: Messages;
  /** How to leave the page; a test passes its own. */
  readonly navigate?: (address: string) => void;
}

type Unsupported = () => Promise<{ error: StripeError }>;

/** The part of Stripe.js that the checkout and react-stripe-js use. */
interface SandboxStripe {
  elements(options?: SandboxElementsOptions): SandboxElements;
  confirmPayment(options: ConfirmOptions): Promise<PaymentIntentResult>;
  retrievePaymentIntent(clientSecret: string): Promise<PaymentIntentResult>;
  handleNextAction(options: { clientSecret: string }): Promise<PaymentIntentResult>;
  createToken: Unsupported;
  createPaymentMethod: Unsupported;
  confirmCardPayment: Unsupported;
  registerAppInfo(): void;
  _registerWrapper(): void;
}

/** One confirmation at a time for each intent: a second click waits for the first one's answer. */
function oncePerIntent(services: ConfirmServices): SandboxStripe['confirmPayment'] {
  const running = new Map<string, Promise<PaymentIntentResult>>();
  return (options) => {
    const secret = secretOf(options);
    const existing = running.get(secret);
    if (existing) return existing;
    const confirmation = confirmPayment(options, services).finally(() => running.delete(secret));
    running.set(secret, confirmation);
    return confirmation;
  };
}

function buildSandboxStripe(address: SandboxAddress, navigate: (address: string) => void): SandboxStripe {
  const { messages, baseUrl } = address;
  const api = createSandboxApi(address);
  const services: ConfirmServices = { api, messages, baseUrl, navigate };
  const unsupported: Unsupported = () =>
    Promise.resolve({ error: { type: 'invalid_request_error', message: messages('sandbox.error.unsupported') } });
  return {
    elements: (options) => new SandboxElements(api, messages, options),
    confirmPayment: oncePerIntent(services),
    retrievePaymentIntent: (clientSecret) => api.retrieve(clientSecret),
    async handleNextAction({ clientSecret }) {
      const { paymentIntent, error } = await api.retrieve(clientSecret);
      return error ? { error } : follow(paymentIntent, { redirect: 'if_required' }, services);
    },
    createToken: unsupported,
    createPaymentMethod: unsupported,
    confirmCardPayment: unsupported,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

const ASKED_FOR = ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment'];

/**
 * The check by which react-stripe-js itself tells a Stripe object. Stripe's full interface has a method for every payment
 * method in the world; those that nothing here calls are left out.
 */
const passesForStripe = (value: object): value is Stripe => {
  const offered = new Map(Object.entries(value));
  return ASKED_FOR.every((name) => typeof offered.get(name) === 'function');
};

/**
 * What takes Stripe.js's place when no Stripe key is set: the same interface, a card form in the page, and the payments
 * sandbox behind it. Takes test cards only. Must not be loaded beside a live key.
 */
export function createSandboxStripe({ publishableKey, baseUrl, messages, navigate }: SandboxStripeOptions): Stripe {
  const address: SandboxAddress = { publishableKey, baseUrl: baseUrl.replace(/\/+$/, ''), messages };
  const sandbox = buildSandboxStripe(address, navigate ?? ((target) => window.location.assign(target)));
  if (!passesForStripe(sandbox)) throw new Error('The sandbox object lacks what react-stripe-js asks for.');
  return sandbox;
}
