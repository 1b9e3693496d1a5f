import { isApiError, useOpenInvoiceMutation, type OpenedInvoice } from '@cw/api-client';
import { useCallback, useEffect, useState } from 'react';

const POLL_MS = 1_500;
const POLLS = 14;
const LINK_GONE = 'invoice.link_invalid';

export interface Opened {
  readonly invoice: OpenedInvoice | undefined;
  readonly error: unknown;
  readonly isGone: boolean;
  /** A payment was confirmed in the browser, and the API has not said yet what became of it. */
  readonly isWaiting: boolean;
  /** It was waited for long enough. */
  readonly isUnconfirmed: boolean;
  readonly reload: () => Promise<void>;
  readonly wait: () => void;
}

const isSettled = (invoice: OpenedInvoice | undefined): boolean =>
  invoice !== undefined && (invoice.state === 'paid' || invoice.isProcessing);

/** Reads the invoice of a link, again and again while a payment is being confirmed. */
export function useOpenedInvoice(token: string | undefined, isBack: boolean): Opened {
  const [open, { data: invoice, error }] = useOpenInvoiceMutation({ fixedCacheKey: 'invoice' });
  // How often it may still be asked about a payment.
  const [left, setLeft] = useState(isBack ? POLLS : 0);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const settled = isSettled(invoice);

  const reload = useCallback(async () => {
    if (token !== undefined) await open({ token });
  }, [open, token]);

  useEffect(() => {
    void reload();
  }, [reload]);

  useEffect(() => {
    if (left === 0 || settled) return;
    const timer = setTimeout(() => {
      void reload().then(() => {
        setUnconfirmed(left === 1);
        setLeft(left - 1);
      });
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [left, settled, reload]);

  return {
    invoice,
    error,
    isGone: token === undefined || (isApiError(error) && error.problem?.code === LINK_GONE),
    isWaiting: left > 0 && !settled,
    isUnconfirmed: isUnconfirmed && !settled,
    reload,
    wait: () => {
      setUnconfirmed(false);
      setLeft(POLLS);
    },
  };
}
