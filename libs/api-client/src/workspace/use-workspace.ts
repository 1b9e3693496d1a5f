import { useEffect, useEffectEvent, useState } from 'react';
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

type Outcome = { readonly module: WorkspaceModule } | { readonly error: unknown };

/** The workspace of this page, with a way to try again when it did not come. */
export function useWorkspace(loading: WorkspaceLoading = {}): WorkspaceState {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  // Not a dependency: a minifier may turn a default into a new function on every render.
  const load = useEffectEvent((number: number) => (loading.load ?? loadWorkspace)(number));

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Outcome): void => {
      if (isCurrent) setOutcome(next);
    };
    load(attempt).then(
      (module) => settle({ module }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (outcome === undefined) return { status: 'loading' };
  if ('module' in outcome) return { status: 'ready', Workspace: outcome.module.Workspace };
  const retry = (): void => {
    if (attempt >= TRIES_BEFORE_RELOAD) {
      (loading.reload ?? (() => window.location.reload()))();
      return;
    }
    setOutcome(undefined);
    setAttempt(attempt + 1);
  };
  return { status: 'failed', error: outcome.error, retry };
}
