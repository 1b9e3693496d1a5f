import { useCallback, useEffect, useState } from 'react';
import type { WorkspaceModule } from './contract.js';
import { loadWorkspace } from './load-workspace.js';

/** A chunk that hung cannot be asked for again in the same document, so a later try starts the document anew. */
const TRIES_BEFORE_RELOAD = 1;

export type WorkspaceState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Workspace: WorkspaceModule['Workspace'] }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

export interface WorkspaceLoading {
  readonly load?: (attempt: number) => Promise<WorkspaceModule>;
  readonly reload?: () => void;
}

const reloadDocument = (): void => window.location.reload();

/** The workspace of this page, with a way to try again when it did not come. */
export function useWorkspace({ load = loadWorkspace, reload = reloadDocument }: WorkspaceLoading = {}): WorkspaceState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<WorkspaceState>({ status: 'loading' });

  const retry = useCallback(() => {
    if (attempt >= TRIES_BEFORE_RELOAD) {
      reload();
      return;
    }
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  }, [attempt, reload]);

  useEffect(() => {
    let isCurrent = true;
    load(attempt).then(
      ({ Workspace }) => {
        if (isCurrent) setState({ status: 'ready', Workspace });
      },
      (error: unknown) => {
        if (isCurrent) setState({ status: 'failed', error, retry });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, load, retry]);

  return state;
}
