import type { Appearance } from '@stripe/stripe-js';
import { BANK_SPEC, bankFields, type BankField } from './bank-spec.js';
import { CARD_SPEC } from './card-spec.js';
import { cardFields, readCard, type FieldName } from './card-values.js';
import { adoptStyle, applyAppearance } from './form-style.js';
import type { Messages, SandboxMessageId } from './messages.js';
import { element, TestForm, type FormListener } from './test-form.js';

export const METHODS = ['card', 'us_bank_account'] as const;
export type Method = (typeof METHODS)[number];

/** Card and bank account side by side, as Stripe's payment element shows them; one of the two is open. */
export class PaymentForm {
  readonly root = element('div', { class: 'cw-pay', role: 'group' });
  readonly #messages: Messages;
  readonly #listener: FormListener;
  readonly #card: TestForm<FieldName>;
  readonly #bank: TestForm<BankField>;
  readonly #mode = element('p', { class: 'cw-pay-mode' });
  readonly #choice = element('div', { class: 'cw-pay-methods', role: 'group' });
  readonly #buttons = new Map<Method, HTMLButtonElement>();
  readonly #methods: readonly Method[];
  #method: Method;

  constructor(methods: readonly Method[], messages: Messages, listener: FormListener) {
    this.#messages = messages;
    this.#listener = listener;
    this.#methods = methods;
    this.#method = methods[0] ?? 'card';
    this.#card = new TestForm(CARD_SPEC, messages, listener);
    this.#bank = new TestForm(BANK_SPEC, messages, listener);
    for (const method of methods) this.#choice.append(this.#buildButton(method));
    this.root.append(this.#mode, ...(methods.length > 1 ? [this.#choice] : []), this.#card.root, this.#bank.root);
    this.#listenTo();
    this.relabel();
    this.#show();
  }

  #listenTo(): void {
    this.root.addEventListener('focusin', (event) => {
      if (!this.#holds(event.relatedTarget)) this.#listener.focus();
    });
    this.root.addEventListener('focusout', (event) => {
      if (!this.#holds(event.relatedTarget)) this.#listener.blur();
    });
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#listener.escape();
    });
  }

  #holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.root.contains(target);
  }

  #buildButton(method: Method): HTMLButtonElement {
    const button = element('button', { type: 'button' });
    button.addEventListener('click', () => {
      this.#method = method;
      this.#show();
      this.#listener.change();
    });
    this.#buttons.set(method, button);
    return button;
  }

  #show(): void {
    this.#card.root.hidden = this.#method !== 'card';
    this.#bank.root.hidden = this.#method !== 'us_bank_account';
    for (const [method, button] of this.#buttons) button.setAttribute('aria-pressed', String(method === this.#method));
  }

  get #open(): TestForm<FieldName> | TestForm<BankField> {
    return this.#method === 'card' ? this.#card : this.#bank;
  }

  get method(): Method {
    return this.#method;
  }

  get empty(): boolean {
    return this.#open.empty;
  }

  get complete(): boolean {
    return this.#open.complete;
  }

  /** Shows every fault of the open form, moves to the first, and gives it; null when it can be sent. */
  validate(): SandboxMessageId | null {
    return this.#open.validate();
  }

  /** What is sent to the sandbox; only for a form without an error. */
  fields(): Record<string, string> {
    return this.#method === 'card' ? cardFields(readCard(this.#card.values)) : bankFields(this.#bank.values);
  }

  mount(parent: HTMLElement, appearance: Appearance | undefined): void {
    adoptStyle(document);
    this.setAppearance(appearance);
    parent.replaceChildren(this.root);
  }

  unmount(): void {
    this.root.remove();
  }

  relabel(): void {
    this.#mode.textContent = this.#messages('sandbox.form.mode');
    this.root.setAttribute('aria-label', this.#messages('sandbox.form.details'));
    this.#choice.setAttribute('aria-label', this.#messages('sandbox.method.label'));
    for (const [method, button] of this.#buttons) button.textContent = this.#messages(`sandbox.method.${method}`);
    this.#card.relabel();
    this.#bank.relabel();
  }

  setAppearance(appearance: Appearance | undefined): void {
    applyAppearance(this.root, appearance);
  }

  setReadOnly(readOnly: boolean): void {
    this.#card.setReadOnly(readOnly);
    this.#bank.setReadOnly(readOnly);
  }

  /** The order of the ways to pay is only known with the element's options, and decides which is open. */
  setOrder(order: readonly string[]): void {
    const sorted = [...this.#methods].sort((a, b) => rank(order, a) - rank(order, b));
    this.#method = sorted[0] ?? this.#method;
    this.#choice.append(...sorted.flatMap((method) => this.#buttons.get(method) ?? []));
    this.#show();
  }

  focus(): void {
    this.#open.focus();
  }

  blur(): void {
    if (this.#holds(document.activeElement) && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
  }

  clear(): void {
    this.#card.clear();
    this.#bank.clear();
  }
}

/** What the order does not name comes after what it names. */
const rank = (order: readonly string[], method: Method): number => {
  const place = order.indexOf(method);
  return place === -1 ? order.length + METHODS.indexOf(method) : place;
};
