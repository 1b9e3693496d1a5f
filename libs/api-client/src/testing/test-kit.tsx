import {
  createContext,
  useContext,
  useDeferredValue,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Provider } from 'react-redux';
import { staffApi } from '../areas/staff.api.js';
import { detailOf } from '../errors/api-error.js';
import { makeStore } from '../store.js';
import { useSession } from '../use-session.js';
import type { KitLinkProps, KitLoadErrorProps, WorkspaceKit } from '../workspace/contract.js';

interface Address {
  /** As it is drawn. */
  readonly path: string;
  /** As it is, which may be newer. */
  readonly pathNow: () => string;
  readonly go: (to: string) => void;
}

const AddressContext = createContext<Address | undefined>(undefined);

function useAddress(): Address {
  const address = useContext(AddressContext);
  if (address === undefined) throw new Error('The test kit needs a KitHost above it');
  return address;
}

const searchOf = (path: string): URLSearchParams => new URLSearchParams(path.split('?')[1] ?? '');

function TestLink({ to, children, keepScroll: _, ...anchor }: KitLinkProps): ReactElement {
  const { go } = useAddress();
  return (
    <a
      href={to}
      {...anchor}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

function TestLoadError({ title, onRetry, retryText = 'Try again' }: KitLoadErrorProps): ReactElement {
  return (
    <div role="alert">
      <h2>{title}</h2>
      <button onClick={onRetry}>{retryText}</button>
    </div>
  );
}

const DRAFTS = 'closewright.draft.';

/** What the workspace hands to a host's screens, with an address of its own in place of a router. */
export const testKit: WorkspaceKit = {
  api: staffApi,
  detailOf,
  Link: TestLink,
  LoadError: TestLoadError,
  useParams: () => ({}),
  useSearch: () => {
    const { path, pathNow, go } = useAddress();
    return [searchOf(path), (next) => go(`${pathNow().split('?')[0] ?? ''}?${next(searchOf(pathNow())).toString()}`)];
  },
  useNavigate: () => useAddress().go,
  useCursors: () => {
    const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
    return { cursors, more: (next) => setCursors((before) => [...before, next]) };
  },
  useNow: () => Date.parse('2026-11-20T12:00:00.000Z'),
  useSession,
  drafts: {
    read: (key, adopt) => {
      const text = window.localStorage.getItem(DRAFTS + key);
      return text === null ? undefined : adopt(JSON.parse(text));
    },
    keep: (key, typed) => window.localStorage.setItem(DRAFTS + key, JSON.stringify(typed)),
    forget: (key) => window.localStorage.removeItem(DRAFTS + key),
  },
};

export interface KitHostProps {
  /** Where the reader is, relative to the base path. */
  readonly at: string;
  /** Called with each place that the reader goes to. */
  readonly onGo?: (to: string) => void;
  readonly children: ReactNode;
}

/** Store and address for screens that use the `testKit`. */
export function KitHost({ at, onGo, children }: KitHostProps): ReactElement {
  const [store] = useState(makeStore);
  const [path, setPath] = useState(at);
  // As the router does: drawn when there is time.
  const drawn = useDeferredValue(path);
  const now = useRef(at);
  const go = (to: string): void => {
    now.current = to;
    setPath(to);
    onGo?.(to);
  };
  return (
    <Provider store={store}>
      <AddressContext value={{ path: drawn, pathNow: () => now.current, go }}>{children}</AddressContext>
    </Provider>
  );
}
