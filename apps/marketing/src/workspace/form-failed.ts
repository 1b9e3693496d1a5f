import { hideFirstStep } from './first-step.js';

/** Parts of the stored page of a form, by what they say of it. */
export const FORM_LOADING = 'data-form-loading';
export const FORM_FAILED = 'data-form-failed';

/** The form cannot be drawn: the stored page, which has the words in its own language, says that instead of going on. */
export function sayFormFailed(): void {
  hideFirstStep();
  for (const part of document.querySelectorAll<HTMLElement>(`[${FORM_LOADING}], [${FORM_FAILED}]`)) {
    part.hidden = part.hasAttribute(FORM_LOADING);
  }
}
