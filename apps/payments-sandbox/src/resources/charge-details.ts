import type Stripe from 'stripe';

export interface ChargeAttempt {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  readonly authenticated: boolean;
  /** Id of the mandate that a bank account is debited under. */
  readonly mandate?: string;
}

const AUTHENTICATED: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};

const cardDetails = (
  { intent, authenticated }: ChargeAttempt,
  card: Stripe.PaymentMethod.Card,
): Stripe.Charge.PaymentMethodDetails => ({
  card: {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: authenticated ? '05' : null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: card.regulated_status,
    three_d_secure: authenticated ? AUTHENTICATED : null,
    transaction_link_id: null,
    wallet: null,
  },
  type: 'card',
});

const bankDetails = (
  { mandate }: ChargeAttempt,
  account: Stripe.PaymentMethod.UsBankAccount,
): Stripe.Charge.PaymentMethodDetails => ({
  type: 'us_bank_account',
  us_bank_account: {
    account_holder_type: account.account_holder_type,
    account_type: account.account_type,
    bank_name: account.bank_name,
    fingerprint: account.fingerprint,
    last4: account.last4,
    ...(mandate !== undefined && { mandate }),
    payment_reference: null,
    routing_number: account.routing_number,
  },
});

/** What a charge says of the payment method that it was made with. */
export function detailsOf(attempt: ChargeAttempt): Stripe.Charge.PaymentMethodDetails {
  const { card, us_bank_account: account } = attempt.method;
  if (card) return cardDetails(attempt, card);
  if (account) return bankDetails(attempt, account);
  throw new Error(`payment method ${attempt.method.id} cannot be charged`);
}
