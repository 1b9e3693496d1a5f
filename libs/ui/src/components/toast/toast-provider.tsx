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
import { BOTTOM_BAR } from '../../theme/tokens.js';
import { Announcer, AnnouncerContext } from '../announcer/announcer.js';
import { createAnnouncements, type Announcements } from '../announcer/announcements.js';
import { Toast } from './toast.js';
import { takeHandedToast } from './toast-handover.js';
import { useToastHost } from './toast-host.js';
import { useGivingWay, useToastPlace } from './toast-place.js';
import { createToastStore, type ToastContent, type ToastRecord, type ToastStore } from './toast-store.js';

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** An open dialog or sheet, and a page that fills the window, have their buttons at the foot of the screen. */
const FOOT_IS_TAKEN = 'html:has([data-open-sheet]) &, html:has([data-fills]) &';
/** Below the network's banner, whose end on an unscrolled page the shell sets as --cw-top-notice. */
const AT_TOP = { top: 'max(16px, env(safe-area-inset-top), calc(var(--cw-top-notice, 0px) + 8px))', bottom: 'auto' };

/** The shell sets the height of its bar, which has the room of the round corners in it. */
const ABOVE_BAR = `max(16px + var(${BOTTOM_BAR}, 0px), 8px + env(safe-area-inset-bottom))`;

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: 'max(24px, env(safe-area-inset-right))',
  bottom: 'max(24px, env(safe-area-inset-bottom))',
  left: 'max(24px, env(safe-area-inset-left))',
  display: 'flex',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '& > div': { display: 'contents' },
  [FOOT_IS_TAKEN]: AT_TOP,
  // Where a page ends stand its buttons, and there is no more to scroll from under the toast.
  [theme.breakpoints.down('md')]: {
    right: 'max(16px, env(safe-area-inset-right))',
    left: 'max(16px, env(safe-area-inset-left))',
    bottom: ABOVE_BAR,
    '&[data-at="top"]': AT_TOP,
  },
  // Whatever else is there: what has the focus is seen.
  '&&[data-aside="top"]': AT_TOP,
  '&&[data-aside="foot"]': { top: 'auto', bottom: ABOVE_BAR },
  '@media print': { display: 'none' },
}));

interface ToastCornerProps {
  readonly store: ToastStore;
  readonly announcements: Announcements;
}

function ToastCorner({ store, announcements }: ToastCornerProps): ReactElement | null {
  const host = useToastHost();
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const current = toasts.find((toast) => toast.open);
  const place = useToastPlace(current?.id);
  const corner = useGivingWay(current?.id);
  const shown = current === undefined ? null : <Toast key={current.id} toast={current} onDismiss={store.dismiss} />;

  useEffect(() => {
    const handed = host && takeHandedToast();
    if (handed !== undefined) store.show(handed);
  }, [host, store]);

  if (host === undefined) return null;
  // All regions stand before anything is said in them; a region that comes with its text is often not read.
  return createPortal(
    <>
      <Corner ref={corner} data-at={place}>
        <div role="status" aria-live="polite">
          {current?.kind === 'broken' ? null : shown}
        </div>
        <div role="alert" aria-live="assertive">
          {current?.kind === 'broken' ? shown : null}
        </div>
      </Corner>
      <Announcer announcements={announcements} />
    </>,
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
  const [announcements] = useState(createAnnouncements);
  return (
    <ToastContext value={own}>
      <AnnouncerContext value={announcements}>
        {children}
        <ToastCorner store={own} announcements={announcements} />
      </AnnouncerContext>
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
