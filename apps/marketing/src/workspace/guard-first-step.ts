import { STORED_STEP } from './first-step.js';
import { sayFormFailed } from './form-failed.js';

/** The entry of public pages, which keeps what is done in the step until the form comes. */
const ENTRY = /\/public\.[\w.]*js$/;

/** Until the entry has come, the step sends nothing and leaves to nowhere; where it does not come, the form does not either. */
export function guardFirstStep(): void {
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof Element && event.target.closest(`[${STORED_STEP}]`)) event.preventDefault();
    },
    { capture: true },
  );
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && ENTRY.test(target.src)) sayFormFailed();
    },
    { capture: true },
  );
}
