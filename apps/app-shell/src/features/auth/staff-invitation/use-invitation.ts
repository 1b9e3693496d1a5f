import { authApi, type AppDispatch } from '@cw/api-client';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useOpenedLink, type OpenedLink } from '../link/use-opened-link.js';

/** Who is invited, and the key their authenticator shall have. */
export interface Invitee {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly secret: string;
  readonly otpauthUri: string;
}

/** Whom a staff invitation asks in. */
export function useInvitation(token: string): { readonly opened: OpenedLink<Invitee>; readonly retry: () => void } {
  const dispatch = useDispatch<AppDispatch>();
  const read = useCallback(
    () => dispatch(authApi.endpoints.readInvitation.initiate({ token })).unwrap(),
    [dispatch, token],
  );
  return useOpenedLink(read);
}
