import type { Appearance } from '@stripe/stripe-js';
import { FIELD_NAMES, FORMATS, fieldError, valuesFor, type CardValues, type FieldName } from './card-values.js';
import { adoptStyle, applyAppearance } from './form-style.js';
import type { Messages, SandboxMessageId } from './messages.js';
import { OFFERED_CARDS } from './test-cards.js';

export interface CardFormListener {
  change(): void;
  focus(): void;
  blur(): void;
  escape(): void;
}

interface Field {
  readonly frame: HTMLElement;
  readonly input: HTMLInputElement;
  readonly error: HTMLElement;
}

const HINTS: Partial<Record<FieldName, SandboxMessageId>> = {
  expiry: 'sandbox.field.expiry_hint',
  cvc: 'sandbox.field.cvc_hint',
};

let formCount = 0;

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

/** Formats what was typed and leaves the caret behind the same digit. */
function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const formatted = format(input.value);
  if (formatted === input.value) return;
  const atEnd = input.selectionStart === input.value.length;
  const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  input.value = formatted;
  if (atEnd) return;
  let position = 0;
  for (let digits = 0; position < formatted.length && digits < digitsBefore; position += 1) {
    if (/\d/.test(formatted[position] ?? '')) digits += 1;
  }
  input.setSelectionRange(position, position);
}

/** The card fields of the sandbox, in the page itself: labels, errors and test cards in the reader's language. */
export class CardForm {
  readonly root = element('div', { class: 'cw-pay', role: 'group' });
  readonly #messages: Messages;
  readonly #listener: CardFormListener;
  readonly #fields: Readonly<Record<FieldName, Field>>;
  readonly #errors = new Map<FieldName, SandboxMessageId>();
  readonly #texts: (() => void)[] = [];
  readonly #status = element('p', { class: 'cw-pay-status', role: 'status' });
  readonly #prefix: string;

  constructor(messages: Messages, listener: CardFormListener) {
    this.#messages = messages;
    this.#listener = listener;
    formCount += 1;
    this.#prefix = `cw-pay-${formCount}`;
    this.#fields = {
      number: this.#buildField('number'),
      expiry: this.#buildField('expiry'),
      cvc: this.#buildField('cvc'),
      zip: this.#buildField('zip'),
    };
    this.#assemble();
    this.relabel();
  }

  #assemble(): void {
    const mode = element('p', { class: 'cw-pay-mode' });
    this.#text(() => (mode.textContent = this.#messages('sandbox.form.mode')));
    this.#text(() => this.root.setAttribute('aria-label', this.#messages('sandbox.form.name')));
    const row = element('div', { class: 'cw-pay-row' });
    row.append(this.#fields.expiry.frame, this.#fields.cvc.frame, this.#fields.zip.frame);
    this.root.append(mode, this.#buildTestCards(), this.#fields.number.frame, row, this.#status);
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

  /** Runs now and whenever the language changes. */
  #text(write: () => void): void {
    this.#texts.push(write);
  }

  #buildTestCards(): HTMLElement {
    const group = element('fieldset', { class: 'cw-pay-cards' });
    const legend = element('legend');
    this.#text(() => (legend.textContent = this.#messages('sandbox.form.cards')));
    const buttons = OFFERED_CARDS.map(({ label, number }) => {
      const button = element('button', { type: 'button' });
      this.#text(() => (button.textContent = this.#messages(label)));
      button.addEventListener('click', () => {
        this.#fill(valuesFor(number, new Date()));
        this.#status.textContent = this.#messages('sandbox.form.filled', { card: this.#messages(label) });
      });
      return button;
    });
    group.append(legend, ...buttons);
    return group;
  }

  #buildField(name: FieldName): Field {
    const id = `${this.#prefix}-${name}`;
    const frame = element('div', { class: 'cw-pay-field' });
    const label = element('label', { for: id });
    const error = element('p', { class: 'cw-pay-error', id: `${id}-error` });
    const hint = HINTS[name];
    const described = hint ? `${id}-hint ${id}-error` : `${id}-error`;
    // No name, so that a form around it never sends it; nothing for the browser to fill, because only test cards belong here.
    const input = element('input', {
      id,
      type: 'text',
      inputmode: 'numeric',
      autocomplete: 'off',
      'aria-describedby': described,
    });
    this.#text(() => (label.textContent = this.#messages(`sandbox.field.${name}`)));
    frame.append(label);
    if (hint) {
      const line = element('p', { class: 'cw-pay-hint', id: `${id}-hint` });
      this.#text(() => (line.textContent = this.#messages(hint)));
      frame.append(line);
    }
    frame.append(error, input);
    input.addEventListener('input', () => this.#onInput(name));
    input.addEventListener('blur', () => {
      if (input.value !== '') this.#check(name);
    });
    return { frame, input, error };
  }

  #onInput(name: FieldName): void {
    reformat(this.#fields[name].input, FORMATS[name]);
    // A fault that is shown goes away as soon as it is mended, and no new one appears while typing.
    if (this.#errors.has(name)) this.#check(name);
    this.#listener.change();
  }

  #fill(values: CardValues): void {
    for (const name of FIELD_NAMES) {
      this.#fields[name].input.value = values[name];
      this.#check(name);
    }
    this.#listener.change();
  }

  #check(name: FieldName): SandboxMessageId | null {
    const fault = fieldError(name, this.values, new Date());
    if (fault) this.#errors.set(name, fault);
    else this.#errors.delete(name);
    this.#showError(name);
    return fault;
  }

  #showError(name: FieldName): void {
    const { frame, input, error } = this.#fields[name];
    const fault = this.#errors.get(name);
    error.textContent = fault ? this.#messages(fault) : '';
    frame.toggleAttribute('data-invalid', fault !== undefined);
    if (fault) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }

  get values(): CardValues {
    const { number, expiry, cvc, zip } = this.#fields;
    return { number: number.input.value, expiry: expiry.input.value, cvc: cvc.input.value, zip: zip.input.value };
  }

  get empty(): boolean {
    return Object.values(this.values).every((value) => value === '');
  }

  get complete(): boolean {
    const values = this.values;
    return FIELD_NAMES.every((name) => fieldError(name, values, new Date()) === null);
  }

  /** Shows every fault, moves to the first, and gives it; null when the card can be sent. */
  validate(): SandboxMessageId | null {
    const faults = FIELD_NAMES.map((name) => ({ name, fault: this.#check(name) }));
    const first = faults.find(({ fault }) => fault !== null);
    if (first) this.#fields[first.name].input.focus();
    return first?.fault ?? null;
  }

  mount(parent: HTMLElement, appearance: Appearance | undefined): void {
    adoptStyle(document);
    this.setAppearance(appearance);
    parent.replaceChildren(this.root);
  }

  unmount(): void {
    this.root.remove();
  }

  /** Writes every text again, in what is now the reader's language. */
  relabel(): void {
    for (const write of this.#texts) write();
    for (const name of FIELD_NAMES) this.#showError(name);
    this.#status.textContent = '';
  }

  setAppearance(appearance: Appearance | undefined): void {
    applyAppearance(this.root, appearance);
  }

  setReadOnly(readOnly: boolean): void {
    for (const name of FIELD_NAMES) this.#fields[name].input.readOnly = readOnly;
  }

  focus(): void {
    this.#fields.number.input.focus();
  }

  blur(): void {
    if (this.#holds(document.activeElement) && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
  }

  clear(): void {
    this.#errors.clear();
    for (const name of FIELD_NAMES) {
      this.#fields[name].input.value = '';
      this.#showError(name);
    }
    this.#listener.change();
  }
}
