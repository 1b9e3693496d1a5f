import { isApiError, paymentsApi, useCreatePaymentIntentMutation, type PaymentIntentView } from '@cw/api-client';
import { PROVIDER_PRESS } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { confirmInTime, isOfFields } from '../../forms/confirm-payment.js';
import { usePaymentFault, type PaymentFault } from '../../forms/payment-fault.js';
import { LATE, startPress, type PressTime } from '../../forms/press-time.js';
import { useOnce } from '../../forms/use-once.js';
import { declineText } from '../../words/decline-text.js';
import { forgetTry, keepTry, keptTry } from './kept-payment.js';

export interface PayWays {
  /** Why the last try did not go through, where the page has just come back from it. */
  readonly refusal?: MessageId | undefined;
  readonly returnUrl: (paymentId: string) => string;
  /** It is paid, or nobody knows yet: what follows reads the payment back. */
  readonly onSent: (paymentId: string, isLate?: boolean) => void;
  /** What is due has changed meanwhile: reads it again, and answers it. */
  readonly onStale: () => Promise<number | undefined>;
}

export interface Pay {
  readonly pay: (projectId: string, amountCents: number) => Promise<void>;
  readonly paying: boolean;
  readonly fault: PaymentFault | undefined;
  /** What went wrong was said of what is changed now. */
  readonly forget: () => void;
}

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const INTENT_FAILED = 'payment.intent_failed';
const TOO_MUCH = 'payment.invalid_amount';
/** Paid meanwhile from another tab, by somebody else, or not to be paid any more. */
const STALE: readonly (string | undefined)[] = [TOO_MUCH, 'payment.not_due', 'state.conflict'];

/** What a press has to pay with, and the time that it is given. */
interface Press {
  readonly ready: { readonly stripe: Stripe; readonly elements: StripeElements };
  readonly time: PressTime;
}

type EarlierTry =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly paymentId: string }
  | { readonly kind: 'unread'; readonly error: unknown };

/** An earlier try that may have been paid: this one would be paid on top of it. */
function useEarlierTry(): (projectId: string) => Promise<EarlierTry> {
  const [read] = paymentsApi.endpoints.getPayment.useLazyQuery();
  return async (projectId) => {
    const earlier = keptTry(projectId);
    if (!earlier?.paymentId) return { kind: 'none' };
    const { data, error } = await read(earlier.paymentId);
    if (isApiError(error) && error.status === NOT_FOUND) {
      // Somebody else began it in this tab, and signed out: it is neither the reader's to see nor to go on with.
      forgetTry(projectId);
      return { kind: 'none' };
    }
    // Nothing is sent on top of what cannot be read, and nothing that is typed here is left for it.
    if (data === undefined || error !== undefined) return { kind: 'unread', error };
    const mayBePaid = data.status === 'succeeded' || data.status === 'processing';
    return mayBePaid ? { kind: 'open', paymentId: earlier.paymentId } : { kind: 'none' };
  };
}

/** What went wrong; a refusal because of what is due is left to whoever knows what that is now. */
function useFault({ onStale, refusal }: Pick<PayWays, 'onStale' | 'refusal'>) {
  const { refused, ...words } = usePaymentFault(refusal);
  return {
    ...words,
    refused: async (error: unknown, amountCents: number): Promise<void> => {
      const { status, problem: { code } = {} } = isApiError(error) ? error : {};
      if (status === UNAUTHORIZED) return words.failed('checkout.sign_in');
      if (code === INTENT_FAILED) return words.uncharged();
      if (STALE.includes(code)) {
        const due = await onStale();
        if (due !== undefined && amountCents > due) return undefined;
      }
      return refused(error, code === TOO_MUCH ? 'checkout.invalid_title' : 'checkout.intent_failed');
    },
  };
}

/**
 * Asks for a payment and has the browser confirm it with the provider. What the browser hears is only a hint: the page
 * that follows reads the payment back from the API. Pressed again after whatever was lost, the same amount goes on with
 * the same payment until that has ended, so nobody pays it twice.
 */
export function usePay({ returnUrl, onSent, onStale, refusal }: PayWays): Pay {
  const stripe = useStripe();
  const elements = useElements();
  const [createIntent] = useCreatePaymentIntentMutation();
  const earlierTry = useEarlierTry();
  const [paying, setPaying] = useState(false);
  const { fault, failed, unfilled, uncharged, refused, clear } = useFault({ onStale, refusal });

  /** The payment of this part: the one that was begun before, or a new one. */
  const begin = async (projectId: string, amountCents: number) => {
    const earlier = keptTry(projectId);
    const isSame = earlier?.amountCents === amountCents;
    const tried = isSame ? earlier : { amountCents, key: uuid(), paymentId: null };
    keepTry(projectId, tried);
    const intent = await createIntent({
      'Idempotency-Key': tried.key,
      createPaymentIntent: { projectId, amountCents },
    }).unwrap();
    // From here on it can be paid, also by an answer that never comes back.
    keepTry(projectId, { ...tried, paymentId: intent.paymentId });
    return intent;
  };

  /** The card is sent to the provider; what is not refused for certain is read back. */
  const confirm = async ({ paymentId, clientSecret }: PaymentIntentView, { ready, time }: Press): Promise<void> => {
    const wrong = await confirmInTime({ ...ready, clientSecret, returnUrl: returnUrl(paymentId) }, time);
    if (!wrong || wrong === LATE) return onSent(paymentId, wrong === LATE);
    return isOfFields(wrong) ? unfilled() : failed(declineText(wrong.code));
  };

  const beginAndConfirm = async (projectId: string, amountCents: number, press: Press): Promise<void> => {
    let intent;
    try {
      intent = await press.time.wait(begin(projectId, amountCents));
    } catch (error) {
      return refused(error, amountCents);
    }
    // What was begun is paid by nobody as long as this page does not confirm it, which it no longer does.
    return intent === LATE ? uncharged() : confirm(intent, press);
  };

  const attempt = async (projectId: string, amountCents: number): Promise<void> => {
    if (!stripe || !elements) return;
    const checked = await elements.submit();
    if (checked.error) return isOfFields(checked.error) ? unfilled() : failed('checkout.not_begun');
    const time = startPress(PROVIDER_PRESS.totalMs);
    const earlier = await time.wait(earlierTry(projectId));
    if (earlier === LATE) return failed('checkout.not_begun');
    if (earlier.kind === 'open') return onSent(earlier.paymentId);
    if (earlier.kind === 'unread') return refused(earlier.error, amountCents);
    return beginAndConfirm(projectId, amountCents, { ready: { stripe, elements }, time });
  };

  const pay = useOnce(async (projectId: string, amountCents: number) => {
    setPaying(true);
    clear();
    try {
      await attempt(projectId, amountCents);
    } catch {
      // Whatever may hide a charge has been answered before it could end here.
      failed('checkout.not_begun');
    } finally {
      setPaying(false);
    }
  });

  return { pay, paying, fault, forget: clear };
}
