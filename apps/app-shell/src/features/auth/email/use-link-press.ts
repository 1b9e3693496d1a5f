import { useState } from 'react';
import { useRefusalText } from '../../../forms/refusal-text.js';
import { useOnce } from '../../../forms/use-once.js';
import { isLinkInvalid } from '../link/link-token.js';

export interface LinkPress {
  readonly press: () => void;
  readonly sending: boolean;
  /** Why it did not work; the next press tries again. */
  readonly refusal: string | undefined;
}

export interface LinkPressPlan {
  /** Uses the link up. */
  readonly send: () => Promise<unknown>;
  readonly onDone: () => void;
  /** The link was used or ran out while the page stood open. */
  readonly onExpired: () => void;
}

/** A button that uses an e-mailed link up. */
export function useLinkPress({ send, onDone, onExpired }: LinkPressPlan): LinkPress {
  const refusalText = useRefusalText();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const press = useOnce(async () => {
    setSending(true);
    setRefusal(undefined);
    try {
      await send();
      onDone();
    } catch (error) {
      if (isLinkInvalid(error)) return onExpired();
      setRefusal(refusalText(error, 'auth.toast.unreachable'));
    } finally {
      setSending(false);
    }
  });
  return { press: () => void press(), sending, refusal };
}
