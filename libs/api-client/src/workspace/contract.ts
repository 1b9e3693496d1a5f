import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { staffApi } from '../areas/staff.api.js';
import type { Session } from '../session.js';

/** The number both sides must agree on; a host that was built for another one shows an error instead of guessing. */
export const WORKSPACE_CONTRACT = 4;

/** Where a host mounts the workspace (AREA-01). */
export const BASE_PATHS = ['', '/app', '/admin'] as const;
export type BasePath = (typeof BASE_PATHS)[number];

export interface KitLinkProps {
  /** Relative to the base path: `/projects`. */
  readonly to: string;
  /** The page keeps its place: what the link leads to shows beside it. */
  readonly keepScroll?: boolean;
  readonly className?: string;
  readonly 'aria-current'?: 'true';
  readonly children: ReactNode;
}

/** A list or a record that could not be read, with the request's code to quote. */
export interface KitLoadErrorProps {
  /** What failed: "The accounts did not load". */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What trying again does, where it is more than that. */
  readonly retryText?: string | undefined;
}

export interface KitSearchChange {
  /** The reader can go back to what the address was before. */
  readonly step?: boolean;
}

/**
 * The query of the address, and a way to change it that keeps the page's place and, unless asked for, leaves no step to
 * go back to. What it becomes is worked out of what it is at that moment, which may be newer than what is drawn.
 */
export type KitSearch = readonly [
  search: URLSearchParams,
  change: (next: (before: URLSearchParams) => URLSearchParams, options?: KitSearchChange) => void,
];

export interface KitCursors {
  /** Where each page begins; the first begins at the start. */
  readonly cursors: readonly (string | undefined)[];
  /** Asks for the page after the last one. */
  readonly more: (nextCursor: string) => void;
}

/** What is typed on this device waits there until it was sent; a host's screens share the workspace's drafts. */
export interface KitDrafts {
  /** What was kept under this key, as `adopt` takes it; what it cannot take is set aside, and its reader told. */
  readonly read: <T>(key: string, adopt: (stored: unknown) => T | undefined) => T | undefined;
  readonly keep: (key: string, typed: unknown) => void;
  readonly forget: (key: string) => void;
}

/**
 * What the workspace hands to a host's own screens. They use it instead of importing a router or a store,
 * so that neither has to be shared between the two.
 */
export interface WorkspaceKit {
  /** Every operation of the API; its hooks work in the workspace's store. */
  readonly api: typeof staffApi;
  /** The API's words for a failed call, or undefined when it has none. */
  readonly detailOf: (error: unknown) => string | undefined;
  readonly Link: ComponentType<KitLinkProps>;
  readonly LoadError: ComponentType<KitLoadErrorProps>;
  readonly useParams: () => Readonly<Record<string, string | undefined>>;
  readonly useSearch: () => KitSearch;
  readonly useNavigate: () => (to: string) => void;
  readonly useCursors: () => KitCursors;
  readonly useNow: () => number;
  readonly useSession: () => Session;
  readonly drafts: KitDrafts;
}

export interface ExtensionRoute {
  /** Relative to the base path, without a leading slash: `overview`. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

export type NavigationGroup = 'main' | 'discover' | 'communicate' | 'desk' | 'records';

export interface ExtensionNavigation {
  readonly group: NavigationGroup;
  readonly path: string;
  /** Already in the reader's language, through react-intl, which is shared. */
  readonly Label: ComponentType;
  readonly Icon?: ComponentType;
  /** It stands in the bottom bar of a phone too. */
  readonly inBar?: boolean;
}

/** How much waits behind an entry of the navigation. */
export interface EntryCount {
  readonly count: number;
  /** The number in words, for those who listen. */
  readonly words: string;
}

export interface WorkspaceExtensions {
  readonly routes: readonly ExtensionRoute[];
  readonly navigation: readonly ExtensionNavigation[];
  /** What waits behind the host's entries, by their paths; an entry behind which nothing waits is not there. */
  readonly useCounts?: () => ReadonlyMap<string, EntryCount>;
  /** What waits for whoever works here, first on the dashboard. */
  readonly Board?: ComponentType;
}

export interface WorkspaceProps {
  readonly contract: typeof WORKSPACE_CONTRACT;
  readonly basePath: BasePath;
  readonly extensions?: (kit: WorkspaceKit) => WorkspaceExtensions;
}

/** The module that the container exposes as `@cw/workspace/workspace`. */
export interface WorkspaceModule {
  readonly contract: number;
  readonly Workspace: ComponentType<WorkspaceProps>;
}

/** The module that the container exposes as `@cw/workspace/form`: the request form of the public site, and nothing beside it. */
export interface FormModule {
  readonly contract: number;
  /** The form as it can be drawn at once: what it needs has come, and was evaluated with a turn of the browser between the parts. */
  readonly openForm: (nextTurn: () => Promise<void>) => Promise<ReactElement>;
}
