import { loadForm } from '@cw/api-client/load-workspace';
import { learnLanguages } from '@cw/i18n/startup';
import { holdForm } from './forms/held-form.js';
import { holdPress } from './page/held-press.js';
import { sayFormFailed } from './workspace/form-failed.js';

/** Signs that a reader is there; until then the stored page needs no script at all. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;
/** How long after loading a page comes to life anyway, in ms. */
const IDLE_TIMEOUT_MS = 2_000;

let isAwake = false;

/** A form is there to be filled in; its stored page only says what for. */
const isForm = (): boolean => /^\/(?:es\/)?repair-intake\/?$/.test(window.location.pathname);

/**
 * It travels beside what mounts it, which knows what to do where it does not come. The stored page says that the form is
 * loading: where nothing can mount it, that is no longer true.
 */
function startForm(): void {
  loadForm().catch(() => undefined);
  import('./workspace/replace-stored-page.js').then(({ start }) => start()).catch(sayFormFailed);
}

function wake(): void {
  if (isAwake) return;
  isAwake = true;
  for (const sign of SIGNS) window.removeEventListener(sign, wake);
  // A page that cannot come to life is still complete: its links and texts need no script.
  if (isForm()) startForm();
  else import('./client.js').then(({ start }) => start()).catch(() => undefined);
  // While the scripts travel.
  setTimeout(learnLanguages);
}

function wakeWhenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(wake, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(wake, IDLE_TIMEOUT_MS);
}

/** The key under which the document before leaves a toast (`handOverToast` of the design language). */
const HANDED_TOAST = 'closewright.toast';

function hasHandedToast(): boolean {
  try {
    return window.sessionStorage.getItem(HANDED_TOAST) !== null;
  } catch {
    return false;
  }
}

// Until the page lives, a form that is sent waits instead of leaving it.
document.addEventListener(
  'submit',
  (event) => {
    if (holdForm(event)) wake();
  },
  { capture: true },
);
// So does a press.
document.addEventListener(
  'click',
  (event) => {
    if (holdPress(event)) wake();
  },
  { capture: true },
);
for (const sign of SIGNS) window.addEventListener(sign, wake, { passive: true });
// In a turn of its own.
if (hasHandedToast() || isForm()) setTimeout(wake);
else if (document.readyState === 'complete') wakeWhenIdle();
else window.addEventListener('load', wakeWhenIdle);
