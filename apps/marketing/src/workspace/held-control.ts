import { STORED_STEP } from './first-step.js';

let pressed: HTMLButtonElement | undefined;
let files: FileList | undefined;

const IN_STORED_STEP = `[${STORED_STEP}] *`;

const FILE_INPUT = 'input[type="file"]';

/**
 * Keeps the press of a button in the stored first step, which nobody listens to yet; true when it was one. The one that asks
 * for a file does so at once: a browser lets only the press itself do that.
 */
export function holdControl(event: Event): boolean {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button?.matches(IN_STORED_STEP)) return false;
  // It may be the one that sends the form.
  event.preventDefault();
  const input = button.parentElement?.querySelector<HTMLInputElement>(`:scope > ${FILE_INPUT}`);
  if (input) {
    input.click();
    return true;
  }
  pressed?.removeAttribute('aria-busy');
  pressed = button;
  pressed.setAttribute('aria-busy', 'true');
  return true;
}

function filesOf(event: Event): FileList | null | undefined {
  if ('dataTransfer' in event) return (event as DragEvent).dataTransfer?.files;
  return event.target instanceof HTMLInputElement ? event.target.files : null;
}

/** Keeps the files that were chosen in the stored first step, or let go over it; true when there are some. */
export function holdFiles(event: Event): boolean {
  if (!(event.target instanceof Element) || !event.target.matches(IN_STORED_STEP)) return false;
  // Else the browser opens what is let go.
  if (event.type !== 'change') event.preventDefault();
  const chosen = filesOf(event);
  if (!chosen || chosen.length === 0) return false;
  files = chosen;
  return true;
}

const controlsOf = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('a[href], button, input')];

function handOver(chosen: FileList | null | undefined, form: Element): void {
  const input = form.querySelector<HTMLInputElement>(FILE_INPUT);
  if (!chosen || chosen.length === 0 || !input) return;
  input.files = chosen;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What stands in the form where this control stands in its stored first step; undefined where the form is another by now. */
function twinOf(control: Element, step: Element, form: Element): HTMLElement | undefined {
  const twin = controlsOf(form)[controlsOf(step).findIndex((one) => one === control)];
  return twin?.tagName === control.tagName && twin.textContent === control.textContent ? twin : undefined;
}

/** The form is there: the focus goes on in it, and what was done in its stored first step is done. */
export function releaseControls(stored: Element, form: Element): void {
  const step = stored.querySelector(`[${STORED_STEP}]`);
  const twin = (control: Element | null | undefined): HTMLElement | undefined =>
    step && control && step.contains(control) ? twinOf(control, step, form) : undefined;
  twin(document.activeElement)?.focus({ preventScroll: true });
  handOver(files, form);
  // The reader may still be looking for it.
  const input = step?.querySelector<HTMLInputElement>(FILE_INPUT);
  input?.addEventListener('change', () => handOver(input.files, form));
  twin(pressed)?.click();
  [pressed, files] = [undefined, undefined];
}
