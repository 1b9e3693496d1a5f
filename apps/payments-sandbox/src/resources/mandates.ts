import type Stripe from 'stripe';
import { notPossible } from '../http/api-error.js';
import { accepts, integer, nested, oneOf, required, text } from '../http/parameters.js';
import type { Route } from '../http/routes.js';
import { newId } from '../ids.js';
import type { UnitOfWork } from '../store/unit-of-work.js';

const readOnline = accepts<Stripe.PaymentIntentConfirmParams.MandateData.CustomerAcceptance.Online>()({
  ip_address: text(),
  user_agent: text(),
});

const readAcceptance = accepts<Stripe.PaymentIntentConfirmParams.MandateData.CustomerAcceptance>()({
  accepted_at: integer,
  online: nested(readOnline),
  type: required(oneOf('offline', 'online')),
});

/** `mandate_data`: that the account's holder agreed to be debited. */
export const readMandateData = accepts<Stripe.PaymentIntentConfirmParams.MandateData>()({
  customer_acceptance: required(nested(readAcceptance)),
});

export type MandateData = ReturnType<typeof readMandateData>;

/** Stripe.js says this itself when the payer presses the button under the mandate's words. */
export const ACCEPTED_IN_BROWSER: MandateData = {
  customer_acceptance: { accepted_at: undefined, online: undefined, type: 'online' },
};

function buildAcceptance({ customer_acceptance: given }: MandateData, now: number): Stripe.Mandate.CustomerAcceptance {
  const accepted = { accepted_at: given.accepted_at ?? now, type: given.type };
  if (given.type === 'offline') return { ...accepted, offline: {} };
  const { ip_address: ipAddress = null, user_agent: userAgent = null } = given.online ?? {};
  return { ...accepted, online: { ip_address: ipAddress, user_agent: userAgent } };
}

/** Keeps the payer's leave to debit this account once; throws 400 when nobody says that it was given. */
export function acceptMandate(
  work: UnitOfWork,
  owner: string,
  { intent, method }: { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod },
  given: MandateData | undefined,
): Stripe.Mandate {
  if (!given) {
    const message =
      'This PaymentIntent requires a mandate, but no existing mandate was found. Collect mandate acceptance from the customer and try again, providing acceptance data in the mandate_data parameter.';
    throw notPossible(message, { payment_intent: intent });
  }
  return work.save('mandate', owner, {
    id: newId('mandate'),
    object: 'mandate',
    customer_acceptance: buildAcceptance(given, work.now),
    livemode: false,
    payment_method: method.id,
    payment_method_details: { type: 'us_bank_account', us_bank_account: {} },
    single_use: { amount: intent.amount, currency: intent.currency },
    status: 'active',
    type: 'single_use',
  });
}

/** The holder took the leave back. */
export function revokeMandate(work: UnitOfWork, owner: string, mandate: Stripe.Mandate): void {
  const revoked = work.save('mandate', owner, { ...mandate, status: 'inactive' });
  work.emit(owner, 'mandate.updated', revoked, { status: mandate.status });
}

const nothing = accepts<Stripe.MandateRetrieveParams>()({});

export const mandateRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/mandates/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      return work.require('mandate', id, owner, 'mandate');
    },
  },
];
