import type { MessageId } from '@cw/i18n';

/** news = something happened; done = what you did worked; broken = it did not (announced at once). */
export type ToastKind = 'news' | 'done' | 'broken';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Words of ours by their name: a toast says them in the language that the page has, should that change meanwhile. */
export interface ToastMessage {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Words of ours, or words as they came. */
export type ToastText = string | ToastMessage;

export interface ToastContent {
  readonly kind?: ToastKind;
  readonly title: ToastText;
  readonly text?: ToastText;
  /** Undo, where undoing is honest. Never the only way to do something. */
  readonly action?: ToastAction;
}

export interface ToastRecord extends ToastContent {
  readonly id: number;
  readonly kind: ToastKind;
  readonly open: boolean;
}

/** SHELL-06: how long a dismissed toast is kept before it leaves the store, in ms. */
export const TOAST_KEPT_MS = 1_000_000;

export interface ToastStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Newest first; at most one is open. */
  readonly snapshot: () => readonly ToastRecord[];
  /**
   * Shows a toast in place of the one on screen; returns its id. News waits until what is said of the reader's own act
   * has been read: of what came meanwhile the newest is shown then.
   */
  readonly show: (content: ToastContent) => number;
  readonly dismiss: (id: number) => void;
}

export function createToastStore(): ToastStore {
  let toasts: readonly ToastRecord[] = [];
  let lastId = 0;
  let waiting: ToastRecord | undefined;
  const listeners = new Set<() => void>();

  const change = (next: readonly ToastRecord[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number): void => {
    change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), TOAST_KEPT_MS);
  };
  const open = (toast: ToastRecord): void => {
    for (const shown of toasts) if (shown.open) close(shown.id);
    change([toast, ...toasts]);
  };
  const dismiss = (id: number): void => {
    if (waiting?.id === id) waiting = undefined;
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    close(id);
    const next = waiting;
    waiting = undefined;
    if (next) open(next);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
    show: (content) => {
      lastId += 1;
      const toast: ToastRecord = { kind: 'news', ...content, id: lastId, open: true };
      const isOwnActTold = toasts.some(({ kind, open: isOpen }) => isOpen && kind !== 'news');
      if (toast.kind === 'news' && isOwnActTold) waiting = toast;
      else open(toast);
      return lastId;
    },
    dismiss,
  };
}
