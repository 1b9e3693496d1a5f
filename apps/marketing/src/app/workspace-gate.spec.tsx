import { WORKSPACE_CONTRACT, WorkspaceContractError, type WorkspaceModule } from '@cw/api-client/workspace';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { WorkspaceGate } from './workspace-gate.js';

const workspace: WorkspaceModule = {
  contract: WORKSPACE_CONTRACT,
  Workspace: ({ basePath }) => <h1>Workspace at {basePath}</h1>,
};

// The error page is a chunk of its own; it is read before the clock of a test runs.
beforeAll(() => import('./workspace-error.js'));

describe('workspace gate', () => {
  it('mounts the workspace on the root domain', async () => {
    render(<WorkspaceGate basePath="" loading={{ load: () => Promise.resolve(workspace) }} />);

    expect(await screen.findByRole('heading', { name: 'Workspace at' })).toBeInTheDocument();
  });

  it('names what failed and tries again', async () => {
    const load = (attempt: number): Promise<WorkspaceModule> =>
      attempt === 0 ? Promise.reject(new Error('503')) : Promise.resolve(workspace);
    render(<WorkspaceGate basePath="" loading={{ load }} />);
    expect(await screen.findByRole('heading', { name: 'The workspace did not load' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Workspace at' })).toBeInTheDocument();
  });

  it('says that the parts do not match when the workspace speaks another contract', async () => {
    const load = (): Promise<WorkspaceModule> => Promise.reject(new WorkspaceContractError(2));
    render(<WorkspaceGate basePath="" loading={{ load }} />);

    expect(await screen.findByText(/its parts do not match yet/)).toBeInTheDocument();
  });
});
