import { ErrorState } from '@cw/ui';
import { useEffect, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRouteError } from 'react-router';
import { setAsideDraftsOfPage } from '../../forms/draft-shelf.js';
import { isLoadFailure } from '../routes/load-page.js';

/**
 * AREA-15, NET-03: a page that did not load, or broke while it was drawn. Only a fresh document helps for certain, and
 * only one that does not open with the draft that may have broken this one.
 */
export function RouteErrorPage(): ReactElement {
  const { formatMessage } = useIntl();
  const didNotLoad = isLoadFailure(useRouteError());
  // After the page that broke has kept the last of what was typed.
  useEffect(() => {
    if (!didNotLoad) setAsideDraftsOfPage();
  }, [didNotLoad]);
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
