import { isApiError } from '@cw/api-client';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The secret of a link from an e-mail: it stands behind the `#`, which no server and no log ever sees. */
function tokenIn(hash: string, name: string): string | undefined {
  const beginning = `#${name}`;
  const token = hash.startsWith(beginning) ? hash.slice(beginning.length) : '';
  return token === '' ? undefined : decodeURIComponent(token);
}

/** By the history's own keys, for as long as this document is open: whoever goes on from here can come back. */
const kept = new Map<string, string>();

/** Takes the secret out of the address at once: it stays out of the history, of bookmarks and of a look over the shoulder. */
export function useLinkToken(name = ''): string | undefined {
  const { key, pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => tokenIn(hash, name) ?? kept.get(`${key}#${name}`));
  const isExposed = token !== undefined && hash !== '';

  useEffect(() => {
    if (isExposed) void navigate({ pathname, search }, { replace: true, state: state as unknown });
    else if (token !== undefined) kept.set(`${key}#${name}`, token);
  }, [isExposed, key, name, navigate, pathname, search, state, token]);

  return token;
}

/** Such a link has been used, has run out, or never was one. */
export const isLinkInvalid = (error: unknown): boolean =>
  isApiError(error) && error.problem?.code === 'auth.link_invalid';
