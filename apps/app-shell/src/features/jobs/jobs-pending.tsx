import { LoadingState, Panel, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { JobsFailed } from './jobs-failed.js';

export interface JobsPendingProps {
  /** Undefined while they are on their way. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of the jobs while they are not there: on their way, or not to be had. */
export function JobsPending({ error, onRetry }: JobsPendingProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'bids.jobs.title' })}>
      {error === undefined ? (
        <LoadingState text={formatMessage({ id: 'bids.jobs.loading' })}>
          <SkeletonRows count={4} />
        </LoadingState>
      ) : (
        <JobsFailed error={error} onRetry={onRetry} />
      )}
    </Panel>
  );
}
