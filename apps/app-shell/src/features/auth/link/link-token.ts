import { isApiError } from '@cw/api-client';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The secret of a link from an e-mail: it stands behind the `#`, which no server and no log ever sees. */
function tokenIn(hash: string, name: string): string | undefined {
  const beginning = `#${name}`;
  const token = hash.startsWith(beginning) ? hash.slice(beginning.length) : '';
  return token === '' ? undefined : decodeURIComponent(token);
}

/** Takes the secret out of the address at once: it stays out of the history, of bookmarks and of a look over the shoulder. */
export function useLinkToken(name = ''): string | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => tokenIn(hash, name));
  const isExposed = token !== undefined && hash !== '';

  useEffect(() => {
    if (isExposed) void navigate({ pathname, search }, { replace: true, state: state as unknown });
  }, [isExposed, navigate, pathname, search, state]);

  return token;
}

/** Such a link has been used, has run out, or never was one. */
export const isLinkInvalid = (error: unknown): boolean =>
  isApiError(error) && error.problem?.code === 'auth.link_invalid';
