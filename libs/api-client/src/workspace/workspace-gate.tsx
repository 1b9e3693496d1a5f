import { Suspense, type ComponentType, type ReactElement } from 'react';
import { WORKSPACE_CONTRACT, type WorkspaceProps } from './contract.js';
import { WorkspaceContractError } from './load-workspace.js';
import { useWorkspace, type WorkspaceLoading } from './use-workspace.js';

export interface WorkspaceFailure {
  /** The workspace came, but from another release than this page. */
  readonly isOutdated: boolean;
  readonly onRetry: () => void;
}

export type WorkspaceGateProps = Omit<WorkspaceProps, 'contract'> & {
  /** Names what failed and offers to try again; a chunk of its own, as it is hardly ever needed. */
  readonly ErrorPage: ComponentType<WorkspaceFailure>;
  readonly loading?: WorkspaceLoading;
};

/** The federated workspace, or the page that says that it did not come. */
export function WorkspaceGate({ ErrorPage, loading, ...mounting }: WorkspaceGateProps): ReactElement | null {
  const workspace = useWorkspace(loading);
  if (workspace.status === 'loading') return null;
  return (
    <Suspense>
      {workspace.status === 'ready' ? (
        <workspace.Workspace contract={WORKSPACE_CONTRACT} {...mounting} />
      ) : (
        <ErrorPage isOutdated={workspace.error instanceof WorkspaceContractError} onRetry={workspace.retry} />
      )}
    </Suspense>
  );
}
