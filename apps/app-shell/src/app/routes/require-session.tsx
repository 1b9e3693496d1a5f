import { hasSignedInHint, useSession } from '@cw/api-client';
import { useEffect, useState, type ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { SecondFactorGate, type LoginArrival } from '../../features/auth/index.js';
import { AccessDeniedPage } from '../bare/access-denied-page.js';
import { BarePage } from '../bare/bare-page.js';
import { useArea } from './area.js';
import { useIsLeaving } from '../session/leaving.js';
import { LoadingScreen } from '../loading/loading-screen.js';
import { nextQuery, placeIn } from './next-path.js';
import { NotFoundPage } from '../bare/not-found-page.js';
import { paths } from './paths.js';
import { prefetchPages } from './prefetch-pages.js';
import { UnreachablePage } from '../bare/unreachable-page.js';

const ENDED: LoginArrival = { reason: 'session_ended' };

/** Whether there has been a session on this page, so that whoever loses it is told, and a mere visitor is not. */
function useHadSession(isSignedIn: boolean): boolean {
  const [hadSession, setHadSession] = useState(hasSignedInHint);
  if (isSignedIn && !hadSession) setHadSession(true);
  return hadSession;
}

/** To the area's login, which leads back here. */
function ToLogin({ hadSession }: { readonly hadSession: boolean }): ReactElement {
  const { basePath } = useArea();
  const { pathname, search, hash } = useLocation();
  const next = pathname === paths.index ? '' : nextQuery(basePath + pathname + search + placeIn(hash));
  return <Navigate replace to={paths.login + next} {...(hadSession && { state: ENDED })} />;
}

/**
 * Whoever may not pass. Visitors of the root domain have its public pages and the not-found page (AREA-02); in app and
 * admin, and where a session has just ended, the login leads back here (AREA-03, AREA-04).
 */
function Outside({ hadSession }: { readonly hadSession: boolean }): ReactElement {
  const { area } = useArea();
  if (area !== 'marketing' || hadSession) return <ToLogin hadSession={hadSession} />;
  return (
    <BarePage>
      <NotFoundPage />
    </BarePage>
  );
}

/** Lets signed-in people pass. */
export function RequireSession(): ReactElement {
  const session = useSession();
  const { area } = useArea();
  const isSignedIn = session.status === 'signed-in';
  const hadSession = useHadSession(isSignedIn);
  const isLeaving = useIsLeaving();

  useEffect(() => {
    if (isSignedIn) prefetchPages();
  }, [isSignedIn]);

  if (session.status === 'loading' || (isLeaving && !isSignedIn)) return <LoadingScreen />;
  if (session.status === 'unknown') return <UnreachablePage onRetry={session.retry} />;
  if (session.status === 'signed-out') return <Outside hadSession={hadSession} />;
  if (area !== 'admin') return <Outlet />;
  if (session.user.role !== 'admin') return <AccessDeniedPage />;
  return (
    <SecondFactorGate>
      <Outlet />
    </SecondFactorGate>
  );
}
