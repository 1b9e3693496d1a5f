/** news = something happened; done = what you did worked; broken = it did not (announced at once). */
export type ToastKind = 'news' | 'done' | 'broken';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastContent {
  readonly kind?: ToastKind;
  readonly title: string;
  readonly text?: string;
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
  /** Shows a toast in place of the one on screen; returns its id. */
  readonly show: (content: ToastContent) => number;
  readonly dismiss: (id: number) => void;
}

export function createToastStore(): ToastStore {
  let toasts: readonly ToastRecord[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly ToastRecord[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number): void => {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), TOAST_KEPT_MS);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
    show: (content) => {
      for (const toast of toasts) dismiss(toast.id);
      lastId += 1;
      change([{ kind: 'news', ...content, id: lastId, open: true }, ...toasts]);
      return lastId;
    },
    dismiss,
  };
}
