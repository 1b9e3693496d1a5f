import { usePayInvoiceMutation } from '@cw/api-client';
import { PROVIDER_PRESS } from '@cw/domain';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { confirmInTime, isOfFields } from '../../forms/confirm-payment.js';
import { usePaymentFault, type PaymentFault } from '../../forms/payment-fault.js';
import { LATE, startPress } from '../../forms/press-time.js';
import { useOnce } from '../../forms/use-once.js';
import { declineText } from '../../words/decline-text.js';

export interface PayInvoiceWays {
  readonly token: string;
  readonly returnUrl: string;
  /** The bank's check has just failed, on its own page. */
  readonly isRefused: boolean;
  /** It is paid, or nobody knows yet: the invoice is read until it says. */
  readonly onSent: () => void;
  /** It could not be begun: what the page shows may be paid by now. */
  readonly onStale: () => Promise<void>;
}

export interface PayInvoice {
  readonly pay: () => Promise<void>;
  readonly paying: boolean;
  readonly fault: PaymentFault | undefined;
}

/**
 * Asks for the payment and has the browser confirm it with the provider; the API says what became of it. All that is due
 * is one payment at the provider, whoever asks for it, so pressing again pays nothing twice.
 */
export function usePayInvoice({ token, returnUrl, isRefused, onSent, onStale }: PayInvoiceWays): PayInvoice {
  const stripe = useStripe();
  const elements = useElements();
  const [begin] = usePayInvoiceMutation();
  const [paying, setPaying] = useState(false);
  const { fault, failed, unfilled, uncharged, refused, clear } = usePaymentFault(
    isRefused ? 'checkout.failed_authentication' : undefined,
  );

  const attempt = async (): Promise<void> => {
    if (!stripe || !elements) return;
    const checked = await elements.submit();
    if (checked.error) return isOfFields(checked.error) ? unfilled() : failed('checkout.not_begun');
    const time = startPress(PROVIDER_PRESS.totalMs);
    let begun;
    try {
      begun = await time.wait(begin({ token }).unwrap());
    } catch (error) {
      await onStale();
      return refused(error, 'checkout.failed_title');
    }
    if (begun === LATE) return uncharged();
    const { clientSecret } = begun;
    const wrong = await confirmInTime({ stripe, elements, clientSecret, returnUrl }, time);
    // The invoice is read until it says whether it is paid.
    if (!wrong || wrong === LATE) return onSent();
    return isOfFields(wrong) ? unfilled() : failed(declineText(wrong.code));
  };

  const pay = useOnce(async () => {
    setPaying(true);
    clear();
    try {
      await attempt();
    } catch {
      // Whatever may hide a charge has been answered before it could end here.
      failed('checkout.not_begun');
    } finally {
      setPaying(false);
    }
  });

  return { pay, paying, fault };
}
