import { PUBLIC_FORMS } from '@cw/api-client/public-forms';

/** What was typed, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

const keyOf = (form: string): string => PUBLIC_FORMS + form;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Before, a draft lay with its tab; one that a build of then has kept is still taken. */
const places = (): readonly Storage[] => [window.localStorage, window.sessionStorage];

function storedUnder(key: string): string | null {
  for (const place of places()) {
    const stored = place.getItem(key);
    if (stored !== null) return stored;
  }
  return null;
}

/** What was typed into a form on this device, and not sent yet. */
export function readDraft(form: string): Typed {
  try {
    const stored: unknown = JSON.parse(storedUnder(keyOf(form)) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, string] => isText(entry[1])),
    );
  } catch {
    // A browser that stores nothing loses it with the page, as any form does.
    return {};
  }
}

/** Whether anything of it is kept, without reading it. */
export function hasDraft(form: string): boolean {
  try {
    return storedUnder(keyOf(form)) !== null;
  } catch {
    return false;
  }
}

export function keepDraft(form: string, typed: Typed): void {
  try {
    window.localStorage.setItem(keyOf(form), JSON.stringify(typed));
  } catch {
    // As above.
  }
}

export function dropDraft(form: string): void {
  try {
    for (const place of places()) place.removeItem(keyOf(form));
  } catch {
    // As above.
  }
}

/** What was sent under which key, until it is known to have arrived: sent again by a later page, it is still the same. */
export interface SentAs {
  readonly body: string;
  readonly key: string;
}

const sentOf = (form: string): string => `${form}.sent`;

export function readSentAs(form: string): SentAs {
  const { body = '', key = '' } = readDraft(sentOf(form));
  return { body, key };
}

export const keepSentAs = (form: string, { body, key }: SentAs): void => keepDraft(sentOf(form), { body, key });
export const dropSentAs = (form: string): void => dropDraft(sentOf(form));

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input[name], select[name], textarea[name]');
const isOff = (field: Field): boolean =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox') && !field.checked;

/** What stands in a form now; a group of which nothing is chosen has an empty answer. */
export function typedIn(form: HTMLFormElement): Typed {
  const typed: Record<string, string> = {};
  for (const field of [...form.elements].filter(isField)) {
    if (isOff(field)) typed[field.name] ??= '';
    else typed[field.name] = field.value;
  }
  return typed;
}

/** Fills in what is still empty. */
export function fillIn(form: HTMLFormElement, typed: Typed): void {
  for (const [name, value] of Object.entries(typed)) {
    const field = form.elements.namedItem(name);
    if (field === null || value === '') continue;
    if (field instanceof RadioNodeList || 'value' in field) {
      if (field.value === '') field.value = value;
    }
  }
}

/**
 * Takes in what was typed into the stored page before it came to life: should the page be drawn anew then, its fields
 * would be empty.
 */
export function keepTyped(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    const name = form.dataset['form'] ?? '';
    const typed = Object.entries(typedIn(form)).filter(([, value]) => value !== '');
    if (typed.length > 0) keepDraft(name, { ...readDraft(name), ...Object.fromEntries(typed) });
  }
}
