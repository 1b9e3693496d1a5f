import { PROVIDER_PRESS } from '@cw/domain';
import type { PaymentIntent, PaymentIntentResult, StripeElements, StripeError } from '@stripe/stripe-js';
import { confirmInTime } from './confirm-payment.js';
import { LATE, startPress } from './press-time.js';

const DECLINED: StripeError = { type: 'card_error', code: 'card_declined' };
const MINUTES = 5 * 60_000;

/** A provider whose window of the bank is answered when the test says so. */
function atTheBank(status: PaymentIntent.Status) {
  let answer: (said: PaymentIntentResult) => void = () => undefined;
  const paymentIntent = { status } as PaymentIntent;
  const confirmPayment = () => new Promise<PaymentIntentResult>((resolve) => (answer = resolve));
  const retrievePaymentIntent = jest.fn(() => Promise.resolve({ paymentIntent }));
  const stripe = { confirmPayment, retrievePaymentIntent };
  const confirmation = { stripe, elements: {} as StripeElements, clientSecret: 'pi_1_secret', returnUrl: '/paid' };
  const said = confirmInTime(confirmation, startPress(PROVIDER_PRESS.totalMs));
  const heard = jest.fn();
  void said.then(heard);
  return {
    said,
    heard,
    retrievePaymentIntent,
    answer: (error?: StripeError) => answer(error ? { error } : { paymentIntent }),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a payment that the payer’s bank asks about', () => {
  it('PAY-04 is not late however long the payer takes', async () => {
    const { heard, said, answer, retrievePaymentIntent } = atTheBank('requires_action');
    await jest.advanceTimersByTimeAsync(MINUTES);
    expect(heard).not.toHaveBeenCalled();
    expect(retrievePaymentIntent).toHaveBeenCalledWith('pi_1_secret');

    answer();
    await expect(said).resolves.toBeUndefined();
  });

  it('PAY-03 is said to be declined when the bank declines it after minutes', async () => {
    const { said, answer } = atTheBank('requires_action');
    await jest.advanceTimersByTimeAsync(MINUTES);
    answer(DECLINED);
    await expect(said).resolves.toBe(DECLINED);
  });

  it('PAY-03 is late after the ten seconds where the payer is asked nothing', async () => {
    const { said } = atTheBank('processing');
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(said).resolves.toBe(LATE);
  });
});
