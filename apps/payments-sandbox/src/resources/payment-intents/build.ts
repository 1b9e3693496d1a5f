import type Stripe from 'stripe';
import { mergeMetadata } from '../../http/parameters.js';
import { newId, randomText } from '../../ids.js';
import type { CreateParameters } from './parameters.js';

/** A new intent that waits for a payment method. */
export function buildIntent(parameters: CreateParameters, now: number): Stripe.PaymentIntent {
  const id = newId('pi');
  const automatic = parameters.automatic_payment_methods ?? (parameters.allowed_payment_method_types ? undefined : { enabled: true, allow_redirects: 'always' });
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
    automatic_payment_methods: automatic?.enabled ? { enabled: true, allow_redirects: automatic.allow_redirects ?? 'always' } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: parameters.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now,
    currency: parameters.currency,
    customer: null,
    customer_account: null,
    description: parameters.description ?? null,
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
    payment_method_options: { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: parameters.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: parameters.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: parameters.transfer_group ?? null,
  };
}
