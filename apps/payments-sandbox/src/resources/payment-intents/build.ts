import type Stripe from 'stripe';
import { given, mergeMetadata } from '../../http/parameters.js';
import { newId, randomText } from '../../ids.js';
import type { CreateParameters } from './parameters.js';

/** On unless the caller turned them off or named the types itself. */
function automaticMethods(parameters: CreateParameters): Stripe.PaymentIntent.AutomaticPaymentMethods | null {
  const wanted = parameters.automatic_payment_methods ?? { enabled: !parameters.allowed_payment_method_types };
  return wanted.enabled ? { allow_redirects: 'always', ...given(wanted), enabled: true } : null;
}

/** What a payer may pay with when nobody says otherwise. */
const METHOD_TYPES: readonly string[] = ['card', 'us_bank_account'];

function methodOptions(
  parameters: CreateParameters,
  types: readonly string[],
): Stripe.PaymentIntent.PaymentMethodOptions {
  const wanted = parameters.payment_method_options?.us_bank_account?.verification_method;
  return {
    ...(types.includes('card') && {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    }),
    ...(types.includes('us_bank_account') && {
      us_bank_account: { mandate_options: {}, verification_method: wanted ?? 'automatic' },
    }),
  };
}

/** A new intent that waits for a payment method. */
export function buildIntent(parameters: CreateParameters, now: number): Stripe.PaymentIntent {
  const id = newId('pi');
  const types = parameters.allowed_payment_method_types ?? METHOD_TYPES;
  const { description, receipt_email, statement_descriptor_suffix, transfer_group } = parameters;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    amount: parameters.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automaticMethods(parameters),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: parameters.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now,
    currency: parameters.currency,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, parameters.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: methodOptions(parameters, types),
    payment_method_types: [...types],
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    status: 'requires_payment_method',
    transfer_data: null,
    description: null,
    receipt_email: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
    ...given({ description, receipt_email, statement_descriptor_suffix, transfer_group }),
  };
}
