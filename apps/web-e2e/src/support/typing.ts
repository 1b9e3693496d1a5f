import { expect, type BrowserContext, type Locator } from '@playwright/test';

/** The keys for what a field is to hold: a browser's own fields for days and times go from part to part as people type. */
async function keysFor(field: Locator, value: string): Promise<string> {
  const kind = await field.getAttribute('type');
  if (kind === 'date') {
    const [year = '', month = '', day = ''] = value.split('-');
    return `${month}${day}${year}`;
  }
  if (kind !== 'time') return value;
  const [hour = '', minute = ''] = value.split(':');
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return `${String(Number(hour) % 12 || 12).padStart(2, '0')}${minute}${half}`;
}

/** Types into the field that has the focus, key by key. Days are `YYYY-MM-DD`, times `HH:MM`. */
export async function typeHere(field: Locator, value: string): Promise<void> {
  await field.page().keyboard.type(await keysFor(field, value));
}

/** Types in place of what stands in a field, as people do: every text on the way is seen by the page. */
export async function typeOver(field: Locator, value: string): Promise<void> {
  // A page is hidden until it is drawn whole, and a hidden field takes neither focus nor keys.
  await field.waitFor();
  await field.focus();
  await field.press('ControlOrMeta+A');
  if (value === '') await field.press('Delete');
  await typeHere(field, value);
  await expect(field).toHaveValue(value);
}

/** Runs in the page. */
function tellOfFilling(): void {
  if (location.pathname.startsWith('/_pay')) return;
  const isTold = (input: HTMLInputElement, event: Event): boolean => {
    if (['date', 'time', 'number'].includes(input.type)) return !event.isTrusted;
    // The payment provider's own fields, which have no name in our pages, group digits as they like.
    if (input.name === '' || input.autocomplete === 'one-time-code') return false;
    if (!['numeric', 'decimal'].includes(input.inputMode)) return false;
    return event instanceof InputEvent && event.inputType === 'insertText' && (event.data ?? '').length > 1;
  };
  document.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLInputElement && isTold(target, event)) {
        throw new Error(`Filled at once, where a person types key by key: ${target.name}`);
      }
    },
    { capture: true },
  );
}

/**
 * A day, a time, an amount or a number that is put into its field at once hides what breaks while it is typed: the page
 * throws, and the test fails.
 */
export async function refuseFilling(context: BrowserContext): Promise<void> {
  await context.addInitScript(tellOfFilling);
}
