import { useSession } from '@cw/api-client';
import { useEffect, type ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useLinkToken } from '../../features/auth/index.js';
import { useArea } from './area.js';
import { arrive } from '../session/leaving.js';
import { LoadingScreen } from '../loading/loading-screen.js';
import { nextPathOf } from './next-path.js';
import { paths } from './paths.js';

const INVITATION = 'invitation=';

/** AREA-08, AREA-09: who is signed in has no business on a login page and goes where they wanted to be. */
export function SignedOutOnly(): ReactElement {
  const session = useSession();
  const { basePath } = useArea();
  const { search } = useLocation();
  const invitation = useLinkToken(INVITATION);

  useEffect(arrive, []);

  // An invitation opens a session of its own, whoever's there is now.
  if (invitation !== undefined) return <Outlet context={invitation} />;
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'signed-in') return <Navigate replace to={nextPathOf(search, basePath) ?? paths.dashboard} />;
  // A session that could not be read does not stop anyone from trying to log in.
  return <Outlet />;
}
