import { useWorkspace, WORKSPACE_CONTRACT, type WorkspaceLoading, type WorkspaceProps } from '@cw/api-client/workspace';
import { lazy, Suspense, type ReactElement } from 'react';

// Its texts and its looks are fetched only when they are needed: the workspace brings its own.
const WorkspaceError = lazy(async () => ({ default: (await import('./workspace-error.js')).WorkspaceError }));

export type WorkspaceGateProps = Omit<WorkspaceProps, 'contract'> & {
  readonly loading?: WorkspaceLoading;
};

/** The federated workspace, or a page that names what failed and offers to try again. */
export function WorkspaceGate({ loading, ...mounting }: WorkspaceGateProps): ReactElement | null {
  const workspace = useWorkspace(loading);
  if (workspace.status === 'loading') return null;
  return (
    <Suspense>
      {workspace.status === 'ready' ? (
        <workspace.Workspace contract={WORKSPACE_CONTRACT} {...mounting} />
      ) : (
        <WorkspaceError error={workspace.error} onRetry={workspace.retry} />
      )}
    </Suspense>
  );
}
