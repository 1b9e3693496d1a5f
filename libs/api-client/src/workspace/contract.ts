import type { ComponentType, ReactNode } from 'react';
import type { BaseApi } from '../base-api.js';
import type { Session } from '../session.js';

/** The number both sides must agree on; a host that was built for another one shows an error instead of guessing. */
export const WORKSPACE_CONTRACT = 1;

/** Where a host mounts the workspace (AREA-01). */
export const BASE_PATHS = ['', '/app', '/admin'] as const;
export type BasePath = (typeof BASE_PATHS)[number];

export interface KitLinkProps {
  /** Relative to the base path: `/projects`. */
  readonly to: string;
  readonly children: ReactNode;
}

/**
 * What the workspace hands to a host's own screens. They use it instead of importing a router or a store,
 * so that neither has to be shared between the two.
 */
export interface WorkspaceKit {
  readonly api: BaseApi;
  readonly Link: ComponentType<KitLinkProps>;
  readonly useParams: () => Readonly<Record<string, string | undefined>>;
  readonly useNavigate: () => (to: string) => void;
  readonly useSession: () => Session;
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
}

export interface WorkspaceExtensions {
  readonly routes: readonly ExtensionRoute[];
  readonly navigation: readonly ExtensionNavigation[];
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
