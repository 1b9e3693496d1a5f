import { styled } from '@mui/material/styles';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './toast.js';
import { takeHandedToast } from './toast-handover.js';
import { useToastHost } from './toast-host.js';
import { createToastStore, type ToastContent, type ToastRecord, type ToastStore } from './toast-store.js';

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** An open dialog or sheet, and a page that fills the window, have their buttons at the foot of the screen. */
const FOOT_IS_TAKEN = 'html:has([data-open-sheet]) &, html:has([data-fills]) &';
/** Below the network's banner, whose end on an unscrolled page the shell sets as --cw-top-notice. */
const AT_TOP = { top: 'max(16px, env(safe-area-inset-top), calc(var(--cw-top-notice, 0px) + 8px))', bottom: 'auto' };

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: 24,
  bottom: 24,
  left: 24,
  display: 'flex',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '& > div': { display: 'contents' },
  // The shell sets --cw-bottom-bar to the height of its bar.
  [FOOT_IS_TAKEN]: AT_TOP,
  // Where a page ends stand its buttons, and there is no more to scroll from under the toast.
  [theme.breakpoints.down('md')]: {
    right: 16,
    left: 16,
    bottom: 'calc(16px + var(--cw-bottom-bar, 0px))',
    '&[data-at="top"]': AT_TOP,
  },
  '@media print': { display: 'none' },
}));

/** As high as a toast with a line of text and a button. */
const TOAST_HEIGHT = 160;

/** Whether less of a page is left below than a toast takes. */
function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  const left = scrollHeight - window.innerHeight - window.scrollY;
  return scrollHeight > window.innerHeight && left < TOAST_HEIGHT;
}

/** Where a toast stands is settled as it comes: it does not walk about while it is read. */
function usePlace(id: number | undefined): 'top' | 'foot' {
  const [place, setPlace] = useState<{ readonly id: number | undefined; readonly at: 'top' | 'foot' }>();
  if (place?.id !== id || place === undefined) setPlace({ id, at: id !== undefined && isAtEnd() ? 'top' : 'foot' });
  return place?.at ?? 'foot';
}

function ToastCorner({ store }: { readonly store: ToastStore }): ReactElement | null {
  const host = useToastHost();
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const current = toasts.find((toast) => toast.open);
  const place = usePlace(current?.id);
  const shown = current === undefined ? null : <Toast key={current.id} toast={current} onDismiss={store.dismiss} />;

  useEffect(() => {
    const handed = host && takeHandedToast();
    if (handed !== undefined) store.show(handed);
  }, [host, store]);

  if (host === undefined) return null;
  // Both regions stand before anything is said in them; a region that comes with its text is often not read.
  return createPortal(
    <Corner data-at={place}>
      <div role="status" aria-live="polite">
        {current?.kind === 'broken' ? null : shown}
      </div>
      <div role="alert" aria-live="assertive">
        {current?.kind === 'broken' ? shown : null}
      </div>
    </Corner>,
    host,
  );
}

export interface ToastProviderProps {
  readonly children: ReactNode;
  /** For tests that look into the store. */
  readonly store?: ToastStore;
}

export function ToastProvider({ children, store }: ToastProviderProps): ReactElement {
  const [own] = useState(() => store ?? createToastStore());
  return (
    <ToastContext value={own}>
      {children}
      <ToastCorner store={own} />
    </ToastContext>
  );
}

export interface ToastControls {
  /** Shows a toast in place of the one on screen, news after what is said of the reader's own act; returns its id. */
  readonly toast: (content: ToastContent) => number;
  readonly dismiss: (id: number) => void;
}

/** Throws outside a `ToastProvider`. */
export function useToast(): ToastControls {
  const store = useContext(ToastContext);
  if (store === undefined) throw new Error('useToast needs a ToastProvider above it');
  return useMemo(() => ({ toast: store.show, dismiss: store.dismiss }), [store]);
}

export type { ToastContent, ToastRecord };
