import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { WORKSPACE_CONTRACT, type FormModule, type WorkspaceModule } from './contract.js';

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

type Exposed = Pick<WorkspaceModule, 'contract'>;

const isExposed = <Module extends Exposed>(module: unknown, name: keyof Module): module is Module =>
  typeof module === 'object' && module !== null && 'contract' in module && name in module;

/** A module of the container, and in it what it was asked for. */
async function load<Module extends Exposed>(path: string, name: keyof Module, attempt: number): Promise<Module> {
  const entry = attempt === 0 ? MANIFEST : `${MANIFEST}?retry=${attempt}`;
  registerRemotes([{ name: NAME, alias: ALIAS, entry }], { force: attempt > 0 });
  const module: unknown = await loadRemote(`${NAME}/${path}`);
  if (!isExposed<Module>(module, name)) throw new Error('The workspace did not arrive.');
  if (module.contract !== WORKSPACE_CONTRACT) throw new WorkspaceContractError(module.contract);
  return module;
}

/**
 * Loads the workspace from its container. A failure is remembered by the federation runtime, so every further
 * attempt registers the container anew under an address that has not failed yet.
 */
export const loadWorkspace = (attempt: number): Promise<WorkspaceModule> =>
  load<WorkspaceModule>('workspace', 'Workspace', attempt);

/** Loads the request form alone, from one address only: where it does not come, the workspace that has it too is tried. */
export const loadForm = (): Promise<FormModule> => load<FormModule>('form', 'openForm', 0);
