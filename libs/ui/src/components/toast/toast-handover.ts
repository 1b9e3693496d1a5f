import type { ToastContent } from './toast-store.js';

const KEY = 'closewright.toast';
const KINDS: ReadonlySet<unknown> = new Set(['news', 'done', 'broken']);

/** What can be said by another document: words, no action. */
export type HandedToast = Pick<ToastContent, 'kind'> & { readonly title: string; readonly text?: string };

/** Leaves a toast for the document that comes next in this tab; false where the browser keeps nothing. */
export function handOverToast(toast: HandedToast): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(toast));
    return true;
  } catch {
    return false;
  }
}

function readToast(text: string): HandedToast | undefined {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { kind, title, text: words }: { kind?: unknown; title?: unknown; text?: unknown } = stored;
  if (typeof title !== 'string') return undefined;
  const isKind = (value: unknown): value is NonNullable<HandedToast['kind']> => KINDS.has(value);
  return { title, ...(isKind(kind) && { kind }), ...(typeof words === 'string' && { text: words }) };
}

/** What the document before left to be said, once. */
export function takeHandedToast(): HandedToast | undefined {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text === null ? undefined : readToast(text);
  } catch {
    return undefined;
  }
}
