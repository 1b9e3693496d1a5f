import { detailOf, isApiError } from '@cw/api-client';
import { ErrorState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

export function JobsFailed({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}): ReactElement {
  const { formatMessage } = useIntl();
  const requestId = isApiError(error) ? error.problem?.requestId : undefined;
  return (
    <ErrorState
      title={formatMessage({ id: 'bids.jobs.error' })}
      onRetry={onRetry}
      {...(requestId !== undefined && { code: requestId })}
    >
      {detailOf(error)}
    </ErrorState>
  );
}
