import { useSession } from '@cw/api-client';
import { ErrorState } from '@cw/ui';
import { useEffect, type ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { AccessDeniedPage } from './access-denied-page.js';
import { BarePage } from './bare-page.js';
import { useArea } from './area.js';
import { LoadingScreen } from './loading-screen.js';
import { nextQuery } from './next-path.js';
import { paths } from './paths.js';
import { prefetchPages } from './prefetch-pages.js';

/** Lets signed-in people pass; others go to the area's login and come back (AREA-03, AREA-04). */
export function RequireSession(): ReactElement {
  const session = useSession();
  const { area, basePath } = useArea();
  const { pathname, search } = useLocation();
  const isSignedIn = session.status === 'signed-in';

  useEffect(() => {
    if (isSignedIn) prefetchPages();
  }, [isSignedIn]);

  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'unknown') {
    return (
      <BarePage>
        <ErrorState onRetry={session.retry} />
      </BarePage>
    );
  }
  if (session.status === 'signed-out') {
    const wasSomewhere = pathname !== paths.index;
    return <Navigate replace to={paths.login + (wasSomewhere ? nextQuery(basePath + pathname + search) : '')} />;
  }
  if (area === 'admin' && session.user.role !== 'admin') return <AccessDeniedPage />;
  return <Outlet />;
}
