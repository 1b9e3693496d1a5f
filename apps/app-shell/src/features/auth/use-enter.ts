import { baseApi, authApi, type AppDispatch } from '@cw/api-client';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routes/paths.js';
import { useKeptSession } from './use-kept-session.js';

/** Into the area: the session began with what was just sent, the page hears of it now. */
export function useEnter(): () => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const isKept = useKeptSession();
  return async () => {
    dispatch(baseApi.util.resetApiState());
    if (!(await isKept())) return;
    await dispatch(authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
    await navigate(paths.dashboard, { replace: true });
  };
}
