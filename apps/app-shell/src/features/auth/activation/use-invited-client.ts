import { authApi, type ActivationResponse, type AppDispatch } from '@cw/api-client';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useOpenedLink, type OpenedLink } from '../link/use-opened-link.js';

/** Whose account a link of an invited client opens. */
export function useInvitedClient(token: string): {
  readonly opened: OpenedLink<ActivationResponse>;
  readonly retry: () => void;
} {
  const dispatch = useDispatch<AppDispatch>();
  const read = useCallback(
    () => dispatch(authApi.endpoints.readActivation.initiate({ token })).unwrap(),
    [dispatch, token],
  );
  return useOpenedLink(read);
}
