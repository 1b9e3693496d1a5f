import { authApi, type AppDispatch } from '@cw/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isLinkInvalid } from '../link-token.js';
import { useRefusalText } from '../../../forms/refusal-text.js';

/** Who is invited, and the key their authenticator shall have. */
export interface Invitee {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly secret: string;
  readonly otpauthUri: string;
}

export type Invitation =
  | { readonly kind: 'reading' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'open'; readonly invitee: Invitee };

/** Reads the invitation as soon as the page is open. Reading does not use it up. */
export function useInvitation(token: string): { readonly invitation: Invitation; readonly retry: () => void } {
  const dispatch = useDispatch<AppDispatch>();
  const refusalText = useRefusalText();
  const [invitation, setInvitation] = useState<Invitation>({ kind: 'reading' });
  const begun = useRef(false);

  const read = useCallback(async () => {
    setInvitation({ kind: 'reading' });
    try {
      const invitee = await dispatch(authApi.endpoints.readInvitation.initiate({ token })).unwrap();
      setInvitation({ kind: 'open', invitee });
    } catch (error) {
      const text = refusalText(error, 'auth.toast.unreachable');
      setInvitation(isLinkInvalid(error) ? { kind: 'expired' } : { kind: 'failed', text });
    }
  }, [token, dispatch, refusalText]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void read();
  }, [read]);

  return { invitation, retry: () => void read() };
}
