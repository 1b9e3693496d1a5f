import type { WorkspaceExtensions } from '@cw/api-client';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';

export const NO_EXTENSIONS: WorkspaceExtensions = { routes: [], navigation: [] };

const Context = createContext(NO_EXTENSIONS);

export interface ExtensionsProviderProps {
  readonly value: WorkspaceExtensions;
  readonly children: ReactNode;
}

export function ExtensionsProvider({ value, children }: ExtensionsProviderProps): ReactElement {
  return <Context value={value}>{children}</Context>;
}

/** The sidebar entries that the host adds to the workspace's own. */
export function useExtensions(): WorkspaceExtensions {
  return useContext(Context);
}
