import { isApiError, useAcceptPartyMutation, type JoinedProject } from '@cw/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useRefusalText } from '../../forms/refusal-text.js';
import { useOnce } from '../../forms/use-once.js';
import { forgetToken, keepToken, keptToken } from './kept-token.js';

export type Acceptance =
  | { readonly kind: 'sending' | 'missing' | 'unverified' }
  | { readonly kind: 'joined'; readonly project: JoinedProject }
  /** `isFinal`: no other try with this link can succeed. */
  | { readonly kind: 'refused'; readonly text: string; readonly isFinal: boolean };

const codeOf = (error: unknown): string | undefined => (isApiError(error) ? error.problem?.code : undefined);
const FINAL: readonly (string | undefined)[] = ['party.link_invalid', 'party.already_joined'];

/** Accepts as soon as somebody is signed in; the link is the person's word already. */
export function useAcceptParty(linkToken: string | undefined, isSignedIn: boolean) {
  const [token] = useState(() => linkToken ?? keptToken());
  const [accept] = useAcceptPartyMutation();
  const refusalText = useRefusalText();
  const [acceptance, setAcceptance] = useState<Acceptance>({ kind: token === undefined ? 'missing' : 'sending' });

  useEffect(() => {
    if (token !== undefined) keepToken(token);
  }, [token]);

  const run = useCallback(async () => {
    if (token === undefined) return;
    try {
      const project = await accept({ token }).unwrap();
      forgetToken();
      setAcceptance({ kind: 'joined', project });
    } catch (error) {
      const code = codeOf(error);
      const isFinal = FINAL.includes(code);
      if (isFinal) forgetToken();
      const refused = { kind: 'refused', text: refusalText(error, 'errors.server.unexpected'), isFinal } as const;
      setAcceptance(code === 'user.email_unverified' ? { kind: 'unverified' } : refused);
    }
  }, [token, accept, refusalText]);
  const send = useOnce(run);

  useEffect(() => {
    if (isSignedIn) void send();
  }, [isSignedIn, send]);

  // The address is confirmed in another tab: whoever comes back from there need not say so.
  const waits = acceptance.kind === 'unverified';
  useEffect(() => {
    if (!waits) return;
    const again = (): void => void send();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [waits, send]);

  return { acceptance, retry: () => void send() };
}
