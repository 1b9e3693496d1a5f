import type {
  StripeElementsOptionsClientSecret,
  StripeElementsOptionsMode,
  StripeElementsUpdateOptions,
  StripeError,
  PaymentIntentResult,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import type { SandboxApi } from './api.js';
import type { Messages } from './messages.js';
import { METHODS, type Method } from './payment-form.js';
import { SandboxPaymentElement } from './payment-element.js';

/** Like Stripe's: a payment that exists already, or only its amount, the payment being made when it is confirmed. */
export type SandboxElementsOptions = StripeElementsOptionsClientSecret | StripeElementsOptionsMode;

const LANGUAGES: readonly string[] = ['en', 'es'];

/** What `stripe.elements()` gives: one payment element and what belongs to it. */
export class SandboxElements {
  /** Null until the payment is made, when the group began with an amount. */
  readonly clientSecret: string | null;
  readonly #api: SandboxApi;
  readonly #messages: Messages;
  #options: SandboxElementsOptions;
  #payment: SandboxPaymentElement | null = null;
  #updateListeners: (() => void)[] = [];

  constructor(api: SandboxApi, messages: Messages, options: SandboxElementsOptions = {}) {
    const secret = 'clientSecret' in options ? options.clientSecret : undefined;
    if (!secret && options.mode !== 'payment')
      throw new Error('The sandbox needs options.clientSecret, or a mode with an amount.');
    this.clientSecret = secret ?? null;
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
        methods: METHODS.filter((method) => this.#takes(method)),
        appearance: () => this.#options.appearance,
        load: () => this.#retrieve(),
        onDestroy: () => {
          if (this.#payment === element) this.#payment = null;
        },
      },
      options,
    );
    this.#payment = element;
    return element;
  }

  /** A group that names its ways to pay takes no other. */
  #takes(method: Method): boolean {
    const named = 'paymentMethodTypes' in this.#options ? this.#options.paymentMethodTypes : undefined;
    return !Array.isArray(named) || named.includes(method);
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
    const { error } = await this.#retrieve();
    return error ? { error: { message: error.message ?? this.#messages('sandbox.error.unexpected') } } : {};
  }

  /** There is nothing to read before the payment is made. */
  #retrieve(): Promise<Partial<PaymentIntentResult>> {
    return this.clientSecret === null ? Promise.resolve({}) : this.#api.retrieve(this.clientSecret);
  }

  submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
    const error = this.validationError();
    return Promise.resolve(error ? { error } : { selectedPaymentMethod: this.#payment?.method ?? 'card' });
  }

  /** The first fault of the form as Stripe reports it; null when it can be sent. */
  validationError(): StripeError | null {
    const fault = this.#payment?.validate() ?? null;
    if (fault === null) return null;
    return { type: 'validation_error', code: fault.replace('sandbox.error.', ''), message: this.#messages(fault) };
  }
}
