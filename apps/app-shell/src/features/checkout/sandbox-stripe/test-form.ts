import type { Messages, SandboxMessageId } from './messages.js';

export interface FormListener {
  change(): void;
  focus(): void;
  blur(): void;
  escape(): void;
}

/** One field of a way to pay; none of them is ever sent by a form around it. */
export interface FieldSpec<Name extends string> {
  readonly name: Name;
  readonly hint?: SandboxMessageId;
  readonly inputMode: 'numeric' | 'text';
  format(text: string): string;
}

export type Values<Name extends string> = Readonly<Record<Name, string>>;

export interface Offered<Name extends string> {
  readonly label: SandboxMessageId;
  values(today: Date): Values<Name>;
}

/** A way to pay: its fields, what is wrong with them, and the test data that it offers to fill in. */
export interface FormSpec<Name extends string> {
  readonly title: SandboxMessageId;
  readonly offer: SandboxMessageId;
  /** The first stands alone, the others share a row. */
  readonly fields: readonly FieldSpec<Name>[];
  readonly offered: readonly Offered<Name>[];
  /** Said under the fields. */
  readonly note?: SandboxMessageId;
  label(name: Name): SandboxMessageId;
  fault(name: Name, values: Values<Name>, today: Date): SandboxMessageId | null;
}

interface Field {
  readonly frame: HTMLElement;
  readonly input: HTMLInputElement;
  readonly error: HTMLElement;
}

let formCount = 0;

export function element<K extends keyof HTMLElementTagNameMap>(
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

/** The fields of one way to pay, in the page itself: labels, errors and test data in the reader's language. */
export class TestForm<Name extends string> {
  readonly root = element('div', { class: 'cw-pay-form', role: 'group' });
  readonly #spec: FormSpec<Name>;
  readonly #messages: Messages;
  readonly #listener: FormListener;
  readonly #fields: ReadonlyMap<Name, Field>;
  readonly #errors = new Map<Name, SandboxMessageId>();
  readonly #texts: (() => void)[] = [];
  readonly #status = element('p', { class: 'cw-pay-status', role: 'status' });
  readonly #prefix: string;

  constructor(spec: FormSpec<Name>, messages: Messages, listener: FormListener) {
    this.#spec = spec;
    this.#messages = messages;
    this.#listener = listener;
    formCount += 1;
    this.#prefix = `cw-pay-${formCount}`;
    this.#fields = new Map(spec.fields.map((field) => [field.name, this.#buildField(field)]));
    this.#assemble();
    this.relabel();
  }

  #assemble(): void {
    const { title, note } = this.#spec;
    this.#text(() => this.root.setAttribute('aria-label', this.#messages(title)));
    const [first, ...others] = [...this.#fields.values()].map(({ frame }) => frame);
    const row = element('div', { class: 'cw-pay-row' });
    row.append(...others);
    this.root.append(this.#buildOffers(), ...(first ? [first] : []), row);
    if (note) {
      const line = element('p', { class: 'cw-pay-hint' });
      this.#text(() => (line.textContent = this.#messages(note)));
      this.root.append(line);
    }
    this.root.append(this.#status);
  }

  /** Runs now and whenever the language changes. */
  #text(write: () => void): void {
    this.#texts.push(write);
  }

  #buildOffers(): HTMLElement {
    const group = element('fieldset', { class: 'cw-pay-cards' });
    const legend = element('legend');
    this.#text(() => (legend.textContent = this.#messages(this.#spec.offer)));
    const buttons = this.#spec.offered.map(({ label, values }) => {
      const button = element('button', { type: 'button' });
      this.#text(() => (button.textContent = this.#messages(label)));
      button.addEventListener('click', () => {
        this.#fill(values(new Date()));
        this.#status.textContent = this.#messages('sandbox.form.filled', { card: this.#messages(label) });
      });
      return button;
    });
    group.append(legend, ...buttons);
    return group;
  }

  #buildField({ name, hint, inputMode }: FieldSpec<Name>): Field {
    const id = `${this.#prefix}-${name}`;
    const frame = element('div', { class: 'cw-pay-field' });
    const label = element('label', { for: id });
    const error = element('p', { class: 'cw-pay-error', id: `${id}-error` });
    const described = hint ? `${id}-hint ${id}-error` : `${id}-error`;
    // No name, so that a form around it never sends it; nothing for the browser to fill, because only test data belongs here.
    const input = element('input', {
      id,
      type: 'text',
      inputmode: inputMode,
      autocomplete: 'off',
      'aria-describedby': described,
    });
    this.#text(() => (label.textContent = this.#messages(this.#spec.label(name))));
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

  #field(name: Name): Field {
    const field = this.#fields.get(name);
    if (!field) throw new Error(`The form has no field "${name}".`);
    return field;
  }

  #onInput(name: Name): void {
    const spec = this.#spec.fields.find((field) => field.name === name);
    if (spec) reformat(this.#field(name).input, (text) => spec.format(text));
    // A fault that is shown goes away as soon as it is mended, and no new one appears while typing.
    if (this.#errors.has(name)) this.#check(name);
    this.#listener.change();
  }

  #fill(values: Values<Name>): void {
    for (const name of this.#names) {
      this.#field(name).input.value = values[name];
      this.#check(name);
    }
    this.#listener.change();
  }

  #check(name: Name): SandboxMessageId | null {
    const fault = this.#spec.fault(name, this.values, new Date());
    if (fault) this.#errors.set(name, fault);
    else this.#errors.delete(name);
    this.#showError(name);
    return fault;
  }

  #showError(name: Name): void {
    const { frame, input, error } = this.#field(name);
    const fault = this.#errors.get(name);
    error.textContent = fault ? this.#messages(fault) : '';
    frame.toggleAttribute('data-invalid', fault !== undefined);
    if (fault) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }

  get #names(): readonly Name[] {
    return this.#spec.fields.map(({ name }) => name);
  }

  get values(): Values<Name> {
    return Object.fromEntries([...this.#fields].map(([name, { input }]) => [name, input.value])) as Values<Name>;
  }

  get empty(): boolean {
    return [...this.#fields.values()].every(({ input }) => input.value === '');
  }

  get complete(): boolean {
    const values = this.values;
    return this.#names.every((name) => this.#spec.fault(name, values, new Date()) === null);
  }

  /** Shows every fault, moves to the first, and gives it; null when it can be sent. */
  validate(): SandboxMessageId | null {
    const faults = this.#names.map((name) => ({ name, fault: this.#check(name) }));
    const first = faults.find(({ fault }) => fault !== null);
    if (first) this.#field(first.name).input.focus();
    return first?.fault ?? null;
  }

  /** Writes every text again, in what is now the reader's language. */
  relabel(): void {
    for (const write of this.#texts) write();
    for (const name of this.#names) this.#showError(name);
    this.#status.textContent = '';
  }

  setReadOnly(readOnly: boolean): void {
    for (const { input } of this.#fields.values()) input.readOnly = readOnly;
  }

  focus(): void {
    this.#fields.values().next().value?.input.focus();
  }

  clear(): void {
    this.#errors.clear();
    for (const [name, { input }] of this.#fields) {
      input.value = '';
      this.#showError(name);
    }
    this.#listener.change();
  }
}
