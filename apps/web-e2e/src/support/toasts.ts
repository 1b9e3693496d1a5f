import { type BrowserContext, expect, type Page } from '@playwright/test';

interface ShownToast {
  readonly title: string;
  readonly text: string;
}

declare global {
  interface Window {
    /** Only in a page that is watched. */
    tellShownToast?: (toast: ShownToast) => Promise<void>;
  }
}

/** What each page has shown and no test has asked for yet. */
const shownBy = new WeakMap<Page, ShownToast[]>();

const notesOf = (page: Page): ShownToast[] => {
  const notes = shownBy.get(page) ?? [];
  shownBy.set(page, notes);
  return notes;
};

/** Notes every toast of these pages as it comes on screen: a test may look up later than the five seconds that it stands. */
export async function watchToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('tellShownToast', ({ page }, toast: ShownToast) => {
    notesOf(page).push(toast);
  });
  await context.addInitScript(() => {
    // A stored file stands in a sandbox, which has no origin, where nothing may run, and complains when something would.
    if (globalThis.origin === 'null') return;
    const isToast = (node: Node): node is HTMLElement =>
      node instanceof HTMLElement &&
      node.matches('[data-at] > :is([role="status"], [role="alert"]) > *') &&
      node.checkVisibility();
    new MutationObserver((records) => {
      const toasts = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isToast);
      for (const toast of toasts) {
        const words = (selector: string): string => toast.querySelector(selector)?.textContent ?? '';
        void window.tellShownToast?.({ title: words('b'), text: words('p') });
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

/** A toast with this title and, when given, this text was or comes on screen; each that was shown answers once. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const notes = notesOf(page);
  const isMeant = (shown: ShownToast): boolean =>
    shown.title === title && (text === undefined || shown.text.includes(text));
  await expect
    .poll(() => notes, { message: 'toasts of this page' })
    .toContainEqual(
      expect.objectContaining({ title, ...(text !== undefined && { text: expect.stringContaining(text) }) }),
    );
  notes.splice(notes.findIndex(isMeant), 1);
}
