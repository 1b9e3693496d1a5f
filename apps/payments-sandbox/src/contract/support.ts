import type Stripe from 'stripe';
import { idOf } from '../testing/payments.js';
import { targetsOf, type RunningTarget } from './targets.js';

const TRIES = 100;

export const RETURN_URL = 'https://example.com/back';

/** Runs a part of the contract on the sandbox and, with a key of its test mode, on Stripe. The target is there inside a test. */
export function onEveryTarget(define: (running: () => RunningTarget) => void): void {
  describe.each(targetsOf(process.env))('$name', ({ start }) => {
    let target: RunningTarget;

    beforeAll(async () => {
      target = await start();
    });

    afterAll(() => target.stop());

    define(() => target);
  });
}

/** Stripe does some things a moment later: asks until the answer is as expected, or gives the last one for the assertion. */
export async function eventually<T>(read: () => Promise<T>, isReady: (value: T) => boolean): Promise<T> {
  let value = await read();
  for (let tries = 1; tries < TRIES && !isReady(value); tries += 1) value = await read();
  return value;
}

/** An intent that waits for a payment method. */
export const createIntent = (
  stripe: Stripe,
  extra: Partial<Stripe.PaymentIntentCreateParams> = {},
  options: Stripe.RequestOptions = {},
) =>
  stripe.paymentIntents.create(
    { amount: 10_000, currency: 'usd', automatic_payment_methods: { enabled: true }, ...extra },
    options,
  );

export const chargeOf = (stripe: Stripe, intent: Stripe.PaymentIntent) =>
  stripe.charges.retrieve(idOf(intent.latest_charge), { expand: ['balance_transaction'] });
