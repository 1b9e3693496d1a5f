import { loadForm } from '@cw/api-client/load-workspace';
import { learnLanguages } from '@cw/i18n/startup';
import { holdForm } from './forms/held-form.js';
import { holdPress } from './page/held-press.js';
import { isAwaited } from './page/is-awaited.js';
import { isFormPath, showsFirstStep } from './workspace/first-step.js';
import { sayFormFailed } from './workspace/form-failed.js';
import { holdControl, holdFiles } from './workspace/held-control.js';

/** Signs that a reader is there; until then the stored page needs no script at all. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll', 'dragenter'] as const;
/** How long after loading its scripts are fetched at the latest, in ms. */
const FETCH_MS = 2_000;
/** How long after loading a page that nobody has touched comes to life anyway, in ms. */
const UNTOUCHED_MS = 5_000;

let isAwake = false;

const isForm = isFormPath(window.location.pathname);

/**
 * Asks for the form and for what mounts it at the same time; the latter says so where the form does not come. The stored
 * page says that the form is loading: where not even that comes, it is no longer true.
 */
function startForm(): void {
  loadForm().catch(() => undefined);
  import('./workspace/replace-stored-page.js').then(({ start }) => start()).catch(sayFormFailed);
}

function wake(): void {
  if (isAwake) return;
  isAwake = true;
  for (const sign of SIGNS) window.removeEventListener(sign, heed);
  // A page that cannot come to life is still complete: its links and texts need no script.
  if (isForm) startForm();
  else import('./client.js').then(({ start }) => start()).catch(() => undefined);
  // While the scripts travel.
  setTimeout(learnLanguages);
}

/** Chromium sends a pointermove without any movement to whatever is drawn under a resting pointer: no sign of a reader. */
const liesStill = (event: Event): boolean =>
  event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

function heed(event: Event): void {
  if (!liesStill(event)) wake();
}

/**
 * The first seconds are for reading: scripts travel while the browser is idle, and are set to work by the first sign of a
 * reader, which then finds them here.
 */
function prepareToWake(): void {
  const whenIdle = (): void => {
    // What is alive has asked for all of it.
    if (isAwake) return;
    import('./page/fetch-ahead.js').then(({ fetchAhead }) => fetchAhead(isForm)).catch(() => undefined);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(whenIdle, { timeout: FETCH_MS });
  else setTimeout(whenIdle, FETCH_MS);
  // The form's first step is all there is to read: as it is replaced, a screen reader's place in it would be lost for nothing.
  if (!isForm) setTimeout(wake, UNTOUCHED_MS);
}

// Until the page lives, a form that is sent waits instead of leaving it.
document.addEventListener(
  'submit',
  (event) => {
    if (holdForm(event)) wake();
  },
  { capture: true },
);
// So does a press, and a file that is chosen or let go over the form.
document.addEventListener(
  'click',
  (event) => {
    if (holdPress(event) || holdControl(event)) wake();
  },
  { capture: true },
);
for (const kind of ['change', 'dragover', 'drop'] as const) {
  document.addEventListener(
    kind,
    (event) => {
      if (holdFiles(event)) wake();
    },
    { capture: true },
  );
}
for (const sign of SIGNS) window.addEventListener(sign, heed, { passive: true });
// In a turn of its own.
if (isAwaited() || (isForm && !showsFirstStep())) setTimeout(wake);
else if (document.readyState === 'complete') prepareToWake();
else window.addEventListener('load', prepareToWake);
