import type {
  StripeElementsOptionsClientSecret,
  StripeElementsUpdateOptions,
  StripeError,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import type { SandboxApi } from './api.js';
import type { Messages } from './messages.js';
import { SandboxPaymentElement } from './payment-element.js';

const LANGUAGES: readonly string[] = ['en', 'es'];

/** What `stripe.elements()` gives: one payment element and what belongs to it. */
export class SandboxElements {
  readonly clientSecret: string;
  readonly #api: SandboxApi;
  readonly #messages: Messages;
  #options: StripeElementsOptionsClientSecret;
  #payment: SandboxPaymentElement | null = null;
  #updateListeners: (() => void)[] = [];

  constructor(api: SandboxApi, messages: Messages, options: StripeElementsOptionsClientSecret = {}) {
    if (!options.clientSecret) throw new Error('The sandbox needs options.clientSecret.');
    this.clientSecret = options.clientSecret;
    this.#api = api;
    this.#messages = messages;
    this.#options = options;
  }

  /** The language for pages outside ours, when it is one that they speak. */
  get language(): string | null {
    const language = this.#options.locale?.slice(0, 2) ?? '';
    return LANGUAGES.includes(language) ? language : null;
  }

  get paymentElement(): SandboxPaymentElement | null {
    return this.#payment;
  }

  create(type: string, options?: StripePaymentElementOptions): SandboxPaymentElement {
    if (type !== 'payment') throw new Error(`The sandbox offers the payment element, not "${type}".`);
    if (this.#payment) throw new Error('This elements group has a payment element already.');
    const element = new SandboxPaymentElement(
      {
        messages: this.#messages,
        appearance: () => this.#options.appearance,
        load: () => this.#api.retrieve(this.clientSecret),
        onDestroy: () => {
          if (this.#payment === element) this.#payment = null;
        },
      },
      options,
    );
    this.#payment = element;
    return element;
  }

  getElement(type: string): SandboxPaymentElement | null {
    return type === 'payment' ? this.#payment : null;
  }

  update(options: StripeElementsUpdateOptions): Promise<void> {
    const { locale, appearance } = options;
    this.#options = { ...this.#options, ...(locale && { locale }), ...(appearance && { appearance }) };
    this.#payment?.refresh();
    for (const listener of this.#updateListeners) listener();
    return Promise.resolve();
  }

  on(_type: 'update-end', listener: () => void): void {
    this.#updateListeners = [...this.#updateListeners, listener];
  }

  async fetchUpdates(): Promise<{ error?: { message: string } }> {
    const { error } = await this.#api.retrieve(this.clientSecret);
    return error ? { error: { message: error.message ?? this.#messages('sandbox.error.unexpected') } } : {};
  }

  submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
    const error = this.validationError();
    return Promise.resolve(error ? { error } : { selectedPaymentMethod: 'card' });
  }

  /** The first fault of the card form as Stripe reports it; null when the card can be sent. */
  validationError(): StripeError | null {
    const fault = this.#payment?.validate() ?? null;
    if (fault === null) return null;
    return { type: 'validation_error', code: fault.replace('sandbox.error.', ''), message: this.#messages(fault) };
  }
}
