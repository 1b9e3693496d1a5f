import type {
  Appearance,
  PaymentIntentResult,
  StripePaymentElementChangeEvent,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import type { Messages, SandboxMessageId } from './messages.js';
import { PaymentForm, type Method } from './payment-form.js';

type Listener = (event: object) => unknown;

interface Subscription {
  readonly type: string;
  readonly listener: Listener;
  readonly once: boolean;
}

export interface PaymentElementHost {
  readonly messages: Messages;
  readonly methods: readonly Method[];
  appearance(): Appearance | undefined;
  /** Asks the sandbox for the intent; an element without one cannot be shown. */
  load(): Promise<PaymentIntentResult>;
  onDestroy(): void;
}

const IDENTITY = { elementType: 'payment' } as const;

function findParent(target: string | HTMLElement): HTMLElement {
  const parent = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (!parent) throw new Error(`The element ${String(target)} to mount in does not exist.`);
  return parent;
}

/** What `elements.create('payment')` gives: the sandbox's form behind Stripe's element interface. */
export class SandboxPaymentElement {
  readonly #host: PaymentElementHost;
  readonly #form: PaymentForm;
  #subscriptions: readonly Subscription[] = [];
  #mounted = false;

  constructor(host: PaymentElementHost, options: StripePaymentElementOptions = {}) {
    this.#host = host;
    this.#form = new PaymentForm(host.methods, host.messages, {
      change: () => this.#emit('change', this.#state()),
      focus: () => this.#emit('focus', IDENTITY),
      blur: () => this.#emit('blur', IDENTITY),
      escape: () => this.#emit('escape', IDENTITY),
    });
    if (options.paymentMethodOrder) this.#form.setOrder(options.paymentMethodOrder);
    this.update(options);
  }

  #state(): StripePaymentElementChangeEvent {
    return {
      ...IDENTITY,
      collapsed: false,
      complete: this.#form.complete,
      empty: this.#form.empty,
      value: { type: this.#form.method },
    };
  }

  #emit(type: string, event: object): void {
    const heard = this.#subscriptions.filter((one) => one.type === type);
    this.#subscriptions = this.#subscriptions.filter((one) => !(one.once && heard.includes(one)));
    for (const { listener } of heard) listener(event);
  }

  on(type: string, listener: Listener): this {
    this.#subscriptions = [...this.#subscriptions, { type, listener, once: false }];
    return this;
  }

  once(type: string, listener: Listener): this {
    this.#subscriptions = [...this.#subscriptions, { type, listener, once: true }];
    return this;
  }

  /** Without a listener, every one of that type is taken off. */
  off(type: string, listener?: Listener): this {
    this.#subscriptions = this.#subscriptions.filter(
      (one) => one.type !== type || (listener !== undefined && one.listener !== listener),
    );
    return this;
  }

  mount(target: string | HTMLElement): void {
    this.#form.mount(findParent(target), this.#host.appearance());
    this.#mounted = true;
    void this.#load();
  }

  async #load(): Promise<void> {
    // Listeners are attached after mounting, as React's effects run; nothing may be told before that.
    await Promise.resolve();
    this.#emit('loaderstart', IDENTITY);
    const { error } = await this.#host.load();
    if (!this.#mounted) return;
    if (error) this.#emit('loaderror', { ...IDENTITY, error });
    else this.#emit('ready', IDENTITY);
  }

  unmount(): void {
    this.#mounted = false;
    this.#form.unmount();
  }

  destroy(): void {
    this.unmount();
    this.#subscriptions = [];
    this.#host.onDestroy();
  }

  update(options: Partial<StripePaymentElementOptions>): this {
    if (options.readOnly !== undefined) this.#form.setReadOnly(options.readOnly);
    return this;
  }

  focus(): void {
    this.#form.focus();
  }

  blur(): void {
    this.#form.blur();
  }

  clear(): void {
    this.#form.clear();
  }

  /** Part of Stripe's interface; two ways to pay have nothing to fold. */
  collapse(): this {
    return this;
  }

  /** Follows the group's language and appearance. */
  refresh(): void {
    this.#form.relabel();
    this.#form.setAppearance(this.#host.appearance());
  }

  /** Shows what is wrong and gives the first fault; null when it is complete. */
  validate(): SandboxMessageId | null {
    return this.#form.validate();
  }

  get method(): Method {
    return this.#form.method;
  }

  fields(): Record<string, string> {
    return this.#form.fields();
  }
}
