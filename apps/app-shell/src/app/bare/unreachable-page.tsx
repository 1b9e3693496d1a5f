import { ErrorState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { BarePage } from './bare-page.js';

export interface UnreachablePageProps {
  readonly onRetry: () => void;
}

/** Nobody knows yet who is here; the page behind it opens by itself once the server answers. */
export function UnreachablePage({ onRetry }: UnreachablePageProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <BarePage>
      <ErrorState asPage title={formatMessage({ id: 'shell.unreachable.title' })} onRetry={onRetry}>
        {formatMessage({ id: 'shell.unreachable.text' })}
      </ErrorState>
    </BarePage>
  );
}
