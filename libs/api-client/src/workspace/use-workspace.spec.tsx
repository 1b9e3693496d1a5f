import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { WORKSPACE_CONTRACT, type WorkspaceModule } from './contract.js';
import { useWorkspace, type WorkspaceLoading } from './use-workspace.js';

const workspace: WorkspaceModule = { contract: WORKSPACE_CONTRACT, Workspace: () => <h1>Workspace</h1> };

function Host(loading: WorkspaceLoading): React.ReactElement {
  const state = useWorkspace(loading);
  if (state.status === 'loading') return <p>Loading</p>;
  if (state.status === 'ready') return <state.Workspace contract={WORKSPACE_CONTRACT} basePath="" />;
  return <button onClick={state.retry}>Try again</button>;
}

describe('useWorkspace', () => {
  it('gives the workspace when its container arrives', async () => {
    const load = jest.fn(() => Promise.resolve(workspace));

    render(<Host load={load} />);

    expect(await screen.findByRole('heading', { name: 'Workspace' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledWith(0);
  });

  it('tries again under a new attempt after a failure', async () => {
    const load = jest.fn((attempt: number) =>
      attempt === 0 ? Promise.reject(new Error('503')) : Promise.resolve(workspace),
    );
    render(<Host load={load} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Workspace' })).toBeInTheDocument();
    expect(load).toHaveBeenLastCalledWith(1);
  });

  it('starts the document anew when the second try fails too', async () => {
    const reload = jest.fn();
    const load = jest.fn(() => Promise.reject(new Error('still down')));
    render(<Host load={load} reload={reload} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(reload).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
