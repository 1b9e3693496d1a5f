import { INTAKE_DRAFTS, INTAKE_SENT } from '@cw/api-client/intake-drafts';

const FORM = /^\/(?:es\/)?repair-intake\/?$/;

/** INT-01: the public page that is the request form. */
export const isFormPath = (pathname: string): boolean => FORM.test(pathname);

/** The document says by it that the stored first step is what the reader sees. */
export const FIRST_STEP = 'data-first-step';
/** The stored first step itself. */
export const STORED_STEP = 'data-stored-step';

function hasDraft(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(INTAKE_DRAFTS) && key !== INTAKE_SENT);
  } catch {
    return false;
  }
}

/** Before the first paint: whoever has not begun sees the first step at once, and others that the form comes. */
export function showFirstStep({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (!isFormPath(pathname) || new URLSearchParams(search).has('step') || hasDraft()) return;
  document.documentElement.setAttribute(FIRST_STEP, '');
}

export const showsFirstStep = (): boolean => document.documentElement.hasAttribute(FIRST_STEP);

export const hideFirstStep = (): void => document.documentElement.removeAttribute(FIRST_STEP);
