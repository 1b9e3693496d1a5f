import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';

export interface JobsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What of the jobs could not be read. */
export function JobsFailed(props: JobsFailedProps): ReactElement {
  const { formatMessage } = useIntl();
  return <LoadError title={formatMessage({ id: 'bids.jobs.error' })} {...props} />;
}
