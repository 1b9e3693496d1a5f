import { isApiError } from '@cw/api-client';
import { ErrorState } from '@cw/ui';
import type { ReactElement } from 'react';

export interface LoadErrorProps {
  /** What failed: "The projects did not load". */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The page has nothing else. */
  readonly asPage?: boolean;
}

/** A list or a page that could not be read, with the request's code to quote. */
export function LoadError({ title, error, onRetry, asPage = false }: LoadErrorProps): ReactElement {
  const problem = isApiError(error) ? error.problem : undefined;
  return (
    <ErrorState title={title} asPage={asPage} code={problem?.requestId} onRetry={onRetry}>
      {problem === undefined || problem.status >= 500 ? undefined : problem.detail}
    </ErrorState>
  );
}
