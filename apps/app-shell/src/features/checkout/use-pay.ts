import { detailOf, isApiError, useCreatePaymentIntentMutation } from '@cw/api-client';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@cw/i18n';
import { declineText } from '../../words/decline-text.js';

/** Why a payment did not go through, in words for the reader. */
export interface PaymentFault {
  readonly title: string;
  readonly text: string;
}

export interface Pay {
  readonly pay: (projectId: string, amountCents: number) => Promise<void>;
  readonly paying: boolean;
  readonly fault: PaymentFault | undefined;
}

const UNAUTHORIZED = 401;

/**
 * Asks for a payment and has the browser confirm it with the provider. What the browser hears is only a hint: the page
 * that follows reads the payment back from the API. A second press while one runs does nothing.
 */
export function usePay(returnUrl: (paymentId: string) => string, onPaid: (paymentId: string) => void): Pay {
  const { formatMessage } = useIntl();
  const stripe = useStripe();
  const elements = useElements();
  const [createIntent] = useCreatePaymentIntentMutation();
  const [paying, setPaying] = useState(false);
  const [fault, setFault] = useState<PaymentFault>();
  const running = useRef(false);

  const failed = (id: MessageId, own?: string): void =>
    setFault({ title: formatMessage({ id: 'checkout.failed_title' }), text: own ?? formatMessage({ id }) });

  const refused = (error: unknown): void => {
    if (isApiError(error) && error.status === UNAUTHORIZED) failed('checkout.sign_in');
    else
      setFault({
        title: formatMessage({ id: 'checkout.intent_failed' }),
        text: detailOf(error) ?? formatMessage({ id: 'checkout.failed_generic' }),
      });
  };

  const attempt = async (projectId: string, amountCents: number): Promise<void> => {
    if (!stripe || !elements) return;
    const checked = await elements.submit();
    if (checked.error) return failed('checkout.failed_generic', checked.error.message);
    let intent;
    try {
      intent = await createIntent({
        'Idempotency-Key': crypto.randomUUID(),
        createPaymentIntent: { projectId, amountCents },
      }).unwrap();
    } catch (error) {
      return refused(error);
    }
    const { paymentId, clientSecret } = intent;
    const result = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl(paymentId) },
      redirect: 'if_required',
    });
    if (!result.error) return onPaid(paymentId);
    const { type, code, message } = result.error;
    failed(declineText(code), type === 'validation_error' ? message : undefined);
  };

  const pay = async (projectId: string, amountCents: number): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPaying(true);
    setFault(undefined);
    try {
      await attempt(projectId, amountCents);
    } catch {
      failed('checkout.failed_generic');
    } finally {
      running.current = false;
      setPaying(false);
    }
  };

  return { pay, paying, fault };
}
