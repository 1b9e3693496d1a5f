import { takeDraft } from '../../../forms/draft-shelf.js';
import { isAnswers } from '../../../forms/kept-draft.js';
import { NO_ANSWERS, type RegisterAnswers } from './register-answers.js';

const KEY = 'closewright.draft.registration';
/** Passwords are kept nowhere, and consent is given by a person, not by a memory. */
const NEVER_KEPT: ReadonlySet<string> = new Set<keyof RegisterAnswers>([
  'password',
  'confirmPassword',
  'adult',
  'termsAccepted',
]);

const isKept = ([name, value]: readonly [string, unknown]): boolean =>
  name in NO_ANSWERS && !NEVER_KEPT.has(name) && typeof value === 'string';

/** What was typed in this tab before it was reloaded; whoever comes after in another tab sees nothing of it. */
export function readRegisterDraft(): RegisterAnswers {
  return takeDraft(KEY, answersOf, 'session') ?? NO_ANSWERS;
}

const answersOf = (stored: unknown): RegisterAnswers | undefined =>
  isAnswers(stored) ? { ...NO_ANSWERS, ...Object.fromEntries(Object.entries(stored).filter(isKept)) } : undefined;

export function writeRegisterDraft(answers: RegisterAnswers): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(answers).filter(isKept))));
  } catch {
    // A tab without a memory still registers people.
  }
}

export function removeRegisterDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage that refuses to forget never kept it.
  }
}
