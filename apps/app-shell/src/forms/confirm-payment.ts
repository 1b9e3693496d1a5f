import { PROVIDER_PRESS } from '@cw/domain';
import type { ConfirmPaymentData, PaymentIntentResult, StripeElements, StripeError } from '@stripe/stripe-js';
import { LATE, type PressTime } from './press-time.js';

/** What the provider says of a payment in a state that does not tell whether it was paid. */
const SAYS_NOTHING: readonly string[] = ['payment_intent_unexpected_state', 'payment_intent_action_required'];

function hasFailedForCertain({ type, code }: StripeError): boolean {
  if (type === 'card_error' || isOfFields({ type })) return true;
  return type === 'invalid_request_error' && !SAYS_NOTHING.includes(code ?? '');
}

/** What is typed in the provider's form is incomplete or wrong: nothing has been sent. */
export const isOfFields = ({ type }: Pick<StripeError, 'type'>): boolean => type === 'validation_error';

/** What is asked of the provider here: its own page opens only where the bank asks for one. */
interface Provider {
  confirmPayment(asked: {
    readonly elements: StripeElements;
    readonly clientSecret: string;
    readonly confirmParams: ConfirmPaymentData;
    readonly redirect: 'if_required';
  }): Promise<PaymentIntentResult>;
  retrievePaymentIntent(clientSecret: string): Promise<PaymentIntentResult>;
}

interface Confirmation {
  readonly stripe: Provider;
  readonly elements: StripeElements;
  readonly clientSecret: string;
  readonly returnUrl: string;
}

/** Whether the provider waits for the payer, in a window of the bank: that may take as long as the payer likes. */
async function isPayersTurn({ stripe, clientSecret }: Confirmation, time: PressTime): Promise<boolean> {
  const asked = await time.wait(stripe.retrievePaymentIntent(clientSecret));
  return asked !== LATE && asked.paymentIntent?.status === 'requires_action';
}

/**
 * The same within the time of the press. `LATE` says that the provider has not answered: it may have charged, and only the
 * API can say. While the payer is at the bank, nothing is late.
 */
export async function confirmInTime(
  confirmation: Confirmation,
  time: PressTime,
): Promise<StripeError | undefined | typeof LATE> {
  const answer = confirmPayment(confirmation);
  const said = await time.wait(answer, PROVIDER_PRESS.askMs);
  if (said !== LATE) return said;
  return (await isPayersTurn(confirmation, time)) ? answer : time.wait(answer);
}

/**
 * Has the browser confirm a payment with the provider. Only a failure that is certain is answered: anything else
 * (silence, a fault of the provider, a payment that is in another state by now) may hide a charge, and only the API,
 * which asks the provider, can say.
 */
export async function confirmPayment(confirmation: Confirmation): Promise<StripeError | undefined> {
  const { stripe, elements, clientSecret, returnUrl } = confirmation;
  try {
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    return error && hasFailedForCertain(error) ? error : undefined;
  } catch {
    return undefined;
  }
}
