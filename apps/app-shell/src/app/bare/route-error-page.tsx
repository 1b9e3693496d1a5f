import { ErrorState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRouteError } from 'react-router';
import { isLoadFailure } from '../routes/load-page.js';

/** AREA-15, NET-03: a page that did not load, or broke while it was drawn. Only a fresh document helps for certain. */
export function RouteErrorPage(): ReactElement {
  const { formatMessage } = useIntl();
  const didNotLoad = isLoadFailure(useRouteError());
  return (
    <ErrorState
      asPage
      title={formatMessage({ id: didNotLoad ? 'common.load_error.title' : 'errors.server.unexpected' })}
      onRetry={() => window.location.reload()}
    >
      {formatMessage({ id: didNotLoad ? 'common.load_error.text' : 'common.error.fallback' })}
    </ErrorState>
  );
}
