import { useMemo } from 'react';
import { authApi } from './areas/auth.api.js';
import type { Session } from './session.js';

const UNAUTHORIZED = 401;
const { useGetMeQuery } = authApi;

/** AUTH-10: whose session this is. Every caller shares one request. */
export function useSession(): Session {
  const { data, error, isLoading, refetch } = useGetMeQuery();
  return useMemo(() => {
    if (error !== undefined) {
      const isSignedOut = 'status' in error && error.status === UNAUTHORIZED;
      return isSignedOut ? { status: 'signed-out' } : { status: 'unknown', retry: () => void refetch() };
    }
    if (data !== undefined) return { status: 'signed-in', user: data };
    return isLoading ? { status: 'loading' } : { status: 'signed-out' };
  }, [data, error, isLoading, refetch]);
}
