import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { WORKSPACE_CONTRACT, type WorkspaceModule } from './contract.js';

const NAME = 'cw_workspace';
const ALIAS = '@cw/workspace';
const MANIFEST = '/app/remotes/mf-manifest.json';

/** The workspace came, but speaks another contract than this page: one of the two is older. */
export class WorkspaceContractError extends Error {
  constructor(readonly offered: unknown) {
    super(`The workspace speaks contract ${String(offered)}, this page speaks ${WORKSPACE_CONTRACT}.`);
    this.name = 'WorkspaceContractError';
  }
}

function isWorkspaceModule(module: unknown): module is WorkspaceModule {
  return typeof module === 'object' && module !== null && 'contract' in module && 'Workspace' in module;
}

/**
 * Loads the workspace from its container. A failure is remembered by the federation runtime, so every further
 * attempt registers the container anew under an address that has not failed yet.
 */
export async function loadWorkspace(attempt: number): Promise<WorkspaceModule> {
  const entry = attempt === 0 ? MANIFEST : `${MANIFEST}?retry=${attempt}`;
  registerRemotes([{ name: NAME, alias: ALIAS, entry }], { force: attempt > 0 });
  const module: unknown = await loadRemote(`${NAME}/workspace`);
  if (!isWorkspaceModule(module)) throw new Error('The workspace did not arrive.');
  if (module.contract !== WORKSPACE_CONTRACT) throw new WorkspaceContractError(module.contract);
  return module;
}
