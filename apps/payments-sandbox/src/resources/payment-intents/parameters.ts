import type Stripe from 'stripe';
import { invalidParameter } from '../../http/api-error.js';
import type { FormValue } from '../../http/form.js';
import {
  accepts,
  boolean,
  email,
  emptyable,
  integer,
  list,
  metadata,
  nested,
  oneOf,
  range,
  required,
  text,
  url,
  type Parameter,
} from '../../http/parameters.js';
import { PAGE } from '../../http/pagination.js';
import { readMandateData } from '../mandates.js';
import { paymentMethodData } from '../payment-methods/parameters.js';

/** Stripe's limits for a charge in US dollars, in cents. */
const SMALLEST_AMOUNT = 50;
const LARGEST_AMOUNT = 99_999_999;

export const chargeAmount: Parameter<number, false> = {
  required: false,
  read(value: FormValue, name: string): number {
    const amount = integer.read(value, name);
    if (amount < 1) throw invalidParameter('Invalid positive integer', name, 'parameter_invalid_integer');
    if (amount < SMALLEST_AMOUNT) throw invalidParameter('Amount must be at least $0.50 usd', name, 'amount_too_small');
    if (amount > LARGEST_AMOUNT)
      throw invalidParameter('Amount must be no more than $999,999.99', name, 'amount_too_large');
    return amount;
  },
};

const descriptorSuffix: Parameter<string, false> = {
  required: false,
  read(value, name) {
    const suffix = text(22).read(value, name);
    if (/[<>\\'"*]/.test(suffix))
      throw invalidParameter('The statement descriptor may not hold any of < > \\ \' " *.', name, 'invalid_characters');
    return suffix;
  },
};

const readAutomaticPaymentMethods = accepts<Stripe.PaymentIntentCreateParams.AutomaticPaymentMethods>()({
  enabled: required(boolean),
  allow_redirects: oneOf('always', 'never'),
});

const readPaymentMethodOptions = accepts<Stripe.PaymentIntentCreateParams.PaymentMethodOptions>()({
  us_bank_account: nested(
    accepts<Stripe.PaymentIntentCreateParams.PaymentMethodOptions.UsBankAccount>()({
      verification_method: oneOf('automatic', 'instant'),
    }),
  ),
});

export const readCreate = accepts<Stripe.PaymentIntentCreateParams>()({
  amount: required(chargeAmount),
  currency: required(oneOf('usd')),
  automatic_payment_methods: nested(readAutomaticPaymentMethods),
  allowed_payment_method_types: list(oneOf('card', 'us_bank_account')),
  capture_method: oneOf('automatic', 'automatic_async'),
  confirm: boolean,
  confirmation_method: oneOf('automatic'),
  description: text(1000),
  mandate_data: nested(readMandateData),
  metadata,
  payment_method: text(),
  payment_method_data: paymentMethodData,
  payment_method_options: nested(readPaymentMethodOptions),
  receipt_email: email,
  return_url: url,
  statement_descriptor_suffix: descriptorSuffix,
  transfer_group: text(),
  use_stripe_sdk: boolean,
});

export const readUpdate = accepts<Stripe.PaymentIntentUpdateParams>()({
  amount: chargeAmount,
  description: text(1000),
  metadata,
  payment_method: text(),
  payment_method_data: paymentMethodData,
  receipt_email: emptyable(email),
  statement_descriptor_suffix: descriptorSuffix,
  transfer_group: text(),
});

export const readConfirm = accepts<Stripe.PaymentIntentConfirmParams>()({
  mandate_data: nested(readMandateData),
  payment_method: text(),
  payment_method_data: paymentMethodData,
  receipt_email: emptyable(email),
  return_url: url,
  use_stripe_sdk: boolean,
});

export const readCancel = accepts<Stripe.PaymentIntentCancelParams>()({
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
});

export const readList = accepts<Stripe.PaymentIntentListParams>()({ ...PAGE, created: range });

/** `client_secret` has been taken out before; a browser sends nothing else. */
export const readRetrieve = accepts<Stripe.PaymentIntentRetrieveParams>()({});

export type CreateParameters = ReturnType<typeof readCreate>;
export type ConfirmParameters = Pick<
  CreateParameters,
  'mandate_data' | 'payment_method' | 'payment_method_data' | 'return_url'
>;
