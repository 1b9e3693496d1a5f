import type Stripe from 'stripe';

const RETURN_URL = 'http://localhost:3000/app/checkout';

/** An intent confirmed with one of the `pm_card_*` methods. */
export const payWith = (
  stripe: Stripe,
  paymentMethod: string,
  amount = 527_000,
  extra: Partial<Stripe.PaymentIntentCreateParams> = {},
) =>
  stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    payment_method: paymentMethod,
    confirm: true,
    return_url: RETURN_URL,
    ...extra,
  });

/** An intent confirmed with one of the `pm_usBankAccount_*` methods; it is on its way for four days. */
export const debitFrom = (
  stripe: Stripe,
  paymentMethod: string,
  amount = 527_000,
  extra: Partial<Stripe.PaymentIntentCreateParams> = {},
) => payWith(stripe, paymentMethod, amount, { mandate_data: { customer_acceptance: { type: 'offline' } }, ...extra });

/** A connected account as the product makes them. */
export const connectedAccount = (stripe: Stripe) =>
  stripe.accounts.create({
    controller: {
      stripe_dashboard: { type: 'express' },
      fees: { payer: 'application' },
      losses: { payments: 'application' },
    },
    capabilities: { transfers: { requested: true } },
    email: 'contractor@demo.closewright.test',
  });

/** The id in a field that holds an id unless it was expanded. */
export function idOf(field: string | { id: string } | null | undefined): string {
  if (typeof field === 'string') return field;
  if (!field) throw new Error('the field is empty');
  return field.id;
}
