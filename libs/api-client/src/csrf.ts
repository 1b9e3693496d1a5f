export const CSRF_PATH = '/api/auth/csrf';

/** Holds the session's CSRF token; the session changes with every login, so the token is dropped with it. */
export interface CsrfTokens {
  readonly get: () => Promise<string | undefined>;
  readonly forget: () => void;
}

async function fetchToken(origin: string): Promise<string | undefined> {
  const response = await fetch(new URL(CSRF_PATH, origin), { credentials: 'include', cache: 'no-store' });
  if (!response.ok) return undefined;
  const body: unknown = await response.json();
  const token = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : undefined;
  return typeof token === 'string' ? token : undefined;
}

/** Without a session there is no token, and none is needed; calls at the same time share one request. */
export function createCsrfTokens(origin: string): CsrfTokens {
  let pending: Promise<string | undefined> | undefined;
  return {
    get: () => {
      const current = (pending ??= fetchToken(origin).catch(() => undefined));
      void current.then((token) => {
        // The next call asks again: a session may begin at any moment.
        if (token === undefined && pending === current) pending = undefined;
      });
      return current;
    },
    forget: () => {
      pending = undefined;
    },
  };
}
