import { LoadingState, Panel, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { LoadError } from '../../lists/load-error.js';

export interface SettingsStateProps {
  /** Names the region while it has no heading of its own. */
  readonly label: string;
  /** What is said when it does not come. */
  readonly failed: string;
  readonly query: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Rows of the skeleton, in the shape of what comes. */
  readonly rows?: number;
}

/** In the place of a panel whose data is on its way, or did not come. */
export function SettingsState({ label, failed, query, rows = 3 }: SettingsStateProps): ReactElement {
  const { error, isFetching, refetch } = query;
  return (
    <Panel flush label={label}>
      {error !== undefined && !isFetching ? (
        <LoadError title={failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <SkeletonRows count={rows} />
        </LoadingState>
      )}
    </Panel>
  );
}
