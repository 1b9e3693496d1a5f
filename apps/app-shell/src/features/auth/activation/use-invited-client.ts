import { authApi, type ActivationResponse, type AppDispatch } from '@cw/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useRefusalText } from '../../../forms/refusal-text.js';
import { isLinkInvalid } from '../link-token.js';

export type InvitedClient =
  | { readonly kind: 'reading' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'open'; readonly person: ActivationResponse };

/** Reads whose account it is as soon as the page is open. Reading does not use the link up. */
export function useInvitedClient(token: string): { readonly invited: InvitedClient; readonly retry: () => void } {
  const dispatch = useDispatch<AppDispatch>();
  const refusalText = useRefusalText();
  const [invited, setInvited] = useState<InvitedClient>({ kind: 'reading' });
  const begun = useRef(false);

  const read = useCallback(async () => {
    setInvited({ kind: 'reading' });
    try {
      const person = await dispatch(authApi.endpoints.readActivation.initiate({ token })).unwrap();
      setInvited({ kind: 'open', person });
    } catch (error) {
      const text = refusalText(error, 'auth.toast.unreachable');
      setInvited(isLinkInvalid(error) ? { kind: 'expired' } : { kind: 'failed', text });
    }
  }, [token, dispatch, refusalText]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void read();
  }, [read]);

  return { invited, retry: () => void read() };
}
