import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';

/** What the provider says of a payment in a state that does not tell whether it was paid. */
const SAYS_NOTHING: readonly string[] = ['payment_intent_unexpected_state', 'payment_intent_action_required'];

function hasFailedForCertain({ type, code }: StripeError): boolean {
  if (type === 'card_error' || isOfFields({ type })) return true;
  return type === 'invalid_request_error' && !SAYS_NOTHING.includes(code ?? '');
}

/** What is typed in the provider's form is incomplete or wrong: nothing has been sent. */
export const isOfFields = ({ type }: Pick<StripeError, 'type'>): boolean => type === 'validation_error';

interface Confirmation {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly clientSecret: string;
  readonly returnUrl: string;
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
