import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { WORKSPACE_CONTRACT } from './contract.js';
import { loadForm, loadWorkspace, WorkspaceContractError } from './load-workspace.js';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));

const exposed = jest.mocked(loadRemote);
const Workspace = (): null => null;
const openForm = jest.fn();

describe('what a host loads of the workspace', () => {
  it('AREA-09 is the whole of it, from another address where it failed', async () => {
    exposed.mockResolvedValueOnce({ contract: WORKSPACE_CONTRACT, Workspace });

    expect(await loadWorkspace(1)).toMatchObject({ Workspace });
    expect(exposed).toHaveBeenLastCalledWith('cw_workspace/workspace');
    expect(registerRemotes).toHaveBeenLastCalledWith(
      [expect.objectContaining({ entry: '/app/remotes/mf-manifest.json?retry=1' })],
      { force: true },
    );
  });

  it('INT-01 is the request form alone', async () => {
    exposed.mockResolvedValueOnce({ contract: WORKSPACE_CONTRACT, openForm });

    expect(await loadForm()).toMatchObject({ openForm });
    expect(exposed).toHaveBeenLastCalledWith('cw_workspace/form');
  });

  it.each([undefined, {}, { contract: WORKSPACE_CONTRACT }, { contract: WORKSPACE_CONTRACT, Workspace }])(
    'is nothing where something else came: %p',
    async (module) => {
      exposed.mockResolvedValueOnce(module);

      await expect(loadForm()).rejects.toThrow('The workspace did not arrive.');
    },
  );

  it('is nothing of another release', async () => {
    exposed.mockResolvedValueOnce({ contract: WORKSPACE_CONTRACT + 1, openForm });

    await expect(loadForm()).rejects.toThrow(WorkspaceContractError);
  });
});
