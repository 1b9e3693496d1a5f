import { securityApi, type AppDispatch, type EmailLinkResponse } from '@cw/api-client';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useOpenedLink, type OpenedLink } from '../link/use-opened-link.js';

/** Which address a link confirms, and whether whoever is signed in here may confirm it. */
export function useEmailLink(token: string): {
  readonly opened: OpenedLink<EmailLinkResponse>;
  readonly retry: () => void;
} {
  const dispatch = useDispatch<AppDispatch>();
  const read = useCallback(
    () => dispatch(securityApi.endpoints.readEmailLink.initiate({ token })).unwrap(),
    [dispatch, token],
  );
  return useOpenedLink(read);
}
