import { sessionWasKept, type AppDispatch } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/routes/paths.js';
import type { LoginArrival } from './login/login-arrival.js';

/**
 * To be asked when the server has just begun a session: whether this browser kept its cookie. When it did not, the login
 * says so and what to do; `email` need not be typed there again.
 */
export function useKeptSession(): (email?: string) => Promise<boolean> {
  const { toast } = useToast();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { search } = useLocation();

  return useCallback(
    async (email) => {
      if (await sessionWasKept(dispatch)) return true;
      toast({ kind: 'broken', title: { id: 'auth.notice.session_not_kept_title' } });
      const state: LoginArrival = { reason: 'session_not_kept', ...(email !== undefined && { email }) };
      await navigate(paths.login + search, { replace: true, state });
      return false;
    },
    [toast, dispatch, navigate, search],
  );
}
