import { detailOf, usePayInvoiceMutation } from '@cw/api-client';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOnce } from '../../forms/use-once.js';
import { declineText } from '../../words/decline-text.js';

export interface PayInvoice {
  readonly pay: () => Promise<void>;
  readonly paying: boolean;
  readonly fault: string | undefined;
}

/** Asks for the payment and has the browser confirm it with the provider; the API says what became of it. */
export function usePayInvoice(token: string, returnUrl: string, onConfirmed: () => void): PayInvoice {
  const { formatMessage } = useIntl();
  const stripe = useStripe();
  const elements = useElements();
  const [begin] = usePayInvoiceMutation();
  const [paying, setPaying] = useState(false);
  const [fault, setFault] = useState<string>();

  const attempt = async (): Promise<string | undefined> => {
    if (!stripe || !elements) return undefined;
    const checked = await elements.submit();
    if (checked.error) return checked.error.message ?? formatMessage({ id: 'checkout.failed_generic' });
    const { clientSecret } = await begin({ token }).unwrap();
    const result = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    if (!result.error) {
      onConfirmed();
      return undefined;
    }
    const { type, code, message } = result.error;
    if (type === 'validation_error' && message !== undefined) return message;
    return formatMessage({ id: declineText(code) });
  };

  const pay = useOnce(async () => {
    setPaying(true);
    setFault(undefined);
    try {
      setFault(await attempt());
    } catch (error) {
      setFault(detailOf(error) ?? formatMessage({ id: 'checkout.failed_generic' }));
    } finally {
      setPaying(false);
    }
  });

  return { pay, paying, fault };
}
