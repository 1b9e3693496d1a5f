import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const KEY = 'closewright.repair-request';

function kept(): string | undefined {
  try {
    return window.sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether this tab can keep it. */
function keep(token: string): boolean {
  try {
    window.sessionStorage.setItem(KEY, token);
    return true;
  } catch {
    return false;
  }
}

/**
 * The secret of the link: behind the `#`, which no server sees. Once this tab keeps it, it is taken out of the address,
 * so that it stands in no history that others read: every letter about the request brings the link again.
 */
export function useRequestToken(): string | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const token = hash.length > 1 ? hash.slice(1) : undefined;
  useEffect(() => {
    if (token !== undefined && keep(token)) void navigate(`${pathname}${search}`, { replace: true });
  }, [token, pathname, search, navigate]);
  return token ?? kept();
}
