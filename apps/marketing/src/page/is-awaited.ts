import { hasDraft } from '../forms/draft.js';

/** The key under which the document before leaves a toast (`handOverToast` of the design language). */
const HANDED_TOAST = 'closewright.toast';

/**
 * Whether the page has something for whoever just came: a word from the document before, or what they typed into its form,
 * as after a change of language. The stored page shows neither.
 */
export function isAwaited(): boolean {
  try {
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-form]')];
    const hasToast = window.sessionStorage.getItem(HANDED_TOAST) !== null;
    return hasToast || forms.some(({ dataset }) => hasDraft(dataset['form'] ?? ''));
  } catch {
    return false;
  }
}
