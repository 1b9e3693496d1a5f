import { ErrorState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

/** AREA-15: a page that did not load, or broke while it was drawn. Only a fresh document helps for certain. */
export function RouteErrorPage(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <ErrorState title={formatMessage({ id: 'common.load_error.title' })} onRetry={() => window.location.reload()}>
      {formatMessage({ id: 'common.load_error.text' })}
    </ErrorState>
  );
}
