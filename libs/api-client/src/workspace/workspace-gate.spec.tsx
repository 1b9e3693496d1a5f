import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { WORKSPACE_CONTRACT, type WorkspaceModule } from './contract.js';
import { WorkspaceContractError } from './load-workspace.js';
import { WorkspaceGate, type WorkspaceFailure } from './workspace-gate.js';

const workspace: WorkspaceModule = {
  contract: WORKSPACE_CONTRACT,
  Workspace: ({ basePath }) => <h1>Workspace at {basePath}</h1>,
};

function ErrorPage({ isOutdated, onRetry }: WorkspaceFailure): ReactElement {
  return <button onClick={onRetry}>{isOutdated ? 'Another release' : 'Did not load'}</button>;
}

describe('workspace gate', () => {
  it('mounts the workspace under the area’s base path', async () => {
    const load = (): Promise<WorkspaceModule> => Promise.resolve(workspace);
    render(<WorkspaceGate basePath="/admin" ErrorPage={ErrorPage} loading={{ load }} />);

    expect(await screen.findByRole('heading', { name: 'Workspace at /admin' })).toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    const load = (attempt: number): Promise<WorkspaceModule> =>
      attempt === 0 ? Promise.reject(new Error('503')) : Promise.resolve(workspace);
    render(<WorkspaceGate basePath="" ErrorPage={ErrorPage} loading={{ load }} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Did not load' }));

    expect(await screen.findByRole('heading', { name: 'Workspace at' })).toBeInTheDocument();
  });

  it('knows a workspace of another release', async () => {
    const load = (): Promise<WorkspaceModule> => Promise.reject(new WorkspaceContractError(2));
    render(<WorkspaceGate basePath="" ErrorPage={ErrorPage} loading={{ load }} />);

    expect(await screen.findByRole('button', { name: 'Another release' })).toBeInTheDocument();
  });
});
