/** The key under which the document before leaves a toast (`handOverToast` of the design language). */
const HANDED_TOAST = 'closewright.toast';
/** The beginning of the key under which a form keeps what was typed (`keepDraft`). */
const DRAFT = 'closewright.form.';

const isKept = (key: string): boolean => window.sessionStorage.getItem(key) !== null;

/**
 * Whether the page has something for whoever just came: a word from the document before, or what they typed into its form,
 * as after a change of language. The stored page shows neither.
 */
export function isAwaited(): boolean {
  try {
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-form]')];
    return isKept(HANDED_TOAST) || forms.some(({ dataset }) => isKept(`${DRAFT}${dataset['form']}`));
  } catch {
    return false;
  }
}
