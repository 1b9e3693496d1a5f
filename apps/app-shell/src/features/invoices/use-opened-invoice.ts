import { isApiError, useOpenInvoiceMutation, type OpenedInvoice } from '@cw/api-client';
import { useCallback, useEffect, useState } from 'react';

const POLL_MS = 1_500;
const POLLS = 14;
const LINK_GONE = 'invoice.link_invalid';

export interface Opened {
  readonly invoice: OpenedInvoice | undefined;
  /** The last try failed; what was read before it still stands in `invoice`. */
  readonly error: unknown;
  readonly isGone: boolean;
  /** A payment was confirmed in the browser, and the API has not said yet what became of it. */
  readonly isWaiting: boolean;
  /** It was waited for long enough. */
  readonly isUnconfirmed: boolean;
  /** After an error: as if it was opened only now. */
  readonly retry: () => void;
  readonly wait: () => void;
  /** Reads it once more; what is shown stays meanwhile. */
  readonly reload: () => Promise<void>;
}

interface Answer {
  readonly invoice: OpenedInvoice | undefined;
  readonly error: unknown;
}

const NOT_ASKED: Answer = { invoice: undefined, error: undefined };

const isLinkGone = (error: unknown): boolean => isApiError(error) && error.problem?.code === LINK_GONE;

const isSettled = (invoice: OpenedInvoice | undefined): boolean =>
  invoice !== undefined && (invoice.state === 'paid' || invoice.isProcessing);

/** Reads the invoice of one link, again and again while a payment is being confirmed. */
export function useOpenedInvoice(token: string | undefined, isBack: boolean): Opened {
  const [open] = useOpenInvoiceMutation();
  // Kept here: a mutation forgets its answer as soon as it is asked again.
  const [{ invoice, error }, setAnswer] = useState<Answer>(NOT_ASKED);
  // How often it may still be asked about a payment.
  const [left, setLeft] = useState(isBack ? POLLS : 0);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const settled = isSettled(invoice);

  const reload = useCallback(async () => {
    if (token === undefined) return;
    try {
      const opened = await open({ token }).unwrap();
      setAnswer({ invoice: opened, error: undefined });
    } catch (failed) {
      // What was read stays: only a link that is gone takes it away.
      setAnswer((last) => ({ invoice: isLinkGone(failed) ? undefined : last.invoice, error: failed }));
    }
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
    isGone: token === undefined || isLinkGone(error),
    isWaiting: left > 0 && !settled,
    isUnconfirmed: isUnconfirmed && !settled,
    retry: () => {
      setAnswer(NOT_ASKED);
      void reload();
    },
    wait: () => {
      setUnconfirmed(false);
      setLeft(POLLS);
      void reload();
    },
    reload,
  };
}
