import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefusalText } from '../../../forms/refusal-text.js';
import { isLinkInvalid } from './link-token.js';

/** What an e-mailed link leads to, as far as it is known. */
export type OpenedLink<T> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'open'; readonly content: T };

/** Reads what a link leads to as soon as the page is open. Reading does not use it up. `read` must keep its identity. */
export function useOpenedLink<T>(read: () => Promise<T>): {
  readonly opened: OpenedLink<T>;
  readonly retry: () => void;
} {
  const refusalText = useRefusalText();
  const [opened, setOpened] = useState<OpenedLink<T>>({ kind: 'reading' });
  const begun = useRef(false);

  const open = useCallback(async () => {
    setOpened({ kind: 'reading' });
    try {
      setOpened({ kind: 'open', content: await read() });
    } catch (error) {
      const text = refusalText(error, 'auth.toast.unreachable');
      setOpened(isLinkInvalid(error) ? { kind: 'expired' } : { kind: 'failed', text });
    }
  }, [read, refusalText]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void open();
  }, [open]);

  return { opened, retry: () => void open() };
}
