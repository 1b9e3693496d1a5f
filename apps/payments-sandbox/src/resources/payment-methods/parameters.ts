import type Stripe from 'stripe';
import { invalidParameter } from '../../http/api-error.js';
import type { FormObject } from '../../http/form.js';
import {
  accepts,
  emptyable,
  given,
  integer,
  metadata,
  nested,
  oneOf,
  required,
  text,
  type Parameter,
} from '../../http/parameters.js';

const readAddress = accepts<Stripe.AddressParam>()({
  city: emptyable(text()),
  country: emptyable(text(2)),
  line1: emptyable(text()),
  line2: emptyable(text()),
  postal_code: emptyable(text()),
  state: emptyable(text()),
});

const readBillingDetails = accepts<Stripe.PaymentMethodCreateParams.BillingDetails>()({
  address: nested(readAddress),
  email: emptyable(text()),
  name: emptyable(text()),
  phone: emptyable(text()),
});

const readCard = accepts<Stripe.PaymentMethodCreateParams.Card>()({
  number: required(text()),
  exp_month: required(integer),
  exp_year: required(integer),
  cvc: text(),
});

const readUsBankAccount = accepts<Stripe.PaymentMethodCreateParams.UsBankAccount>()({
  account_holder_type: required(oneOf('company', 'individual')),
  account_number: required(text(17)),
  account_type: oneOf('checking', 'savings'),
  routing_number: required(text(9)),
});

const readAny = accepts<Stripe.PaymentMethodCreateParams>()({
  type: required(oneOf('card', 'us_bank_account')),
  card: nested(readCard),
  us_bank_account: nested(readUsBankAccount),
  billing_details: nested(readBillingDetails),
  allow_redisplay: oneOf('always', 'limited', 'unspecified'),
  metadata,
});

type Common = Omit<ReturnType<typeof readAny>, 'type' | 'card' | 'us_bank_account'>;
export type Billing = Common['billing_details'];

export type CardData = Common & { readonly type: 'card'; readonly card: ReturnType<typeof readCard> };
export type BankAccountData = Common & {
  readonly type: 'us_bank_account';
  readonly us_bank_account: ReturnType<typeof readUsBankAccount>;
};
export type PaymentMethodData = CardData | BankAccountData;

const missing = (name: string) => invalidParameter(`Missing required param: ${name}.`, name, 'parameter_missing');

/** A card or a bank account as a browser sends it to `/v1/payment_methods`. */
export function readPaymentMethodData(form: FormObject, prefix?: string): PaymentMethodData {
  const nameOf = (key: string) => (prefix ? `${prefix}[${key}]` : key);
  const { type, card, us_bank_account: account, ...common } = readAny(form, prefix);
  if (type === 'card') {
    if (!card) throw missing(nameOf('card'));
    return { ...common, type, card };
  }
  if (!account) throw missing(nameOf('us_bank_account'));
  if (!common.billing_details?.name) throw missing(nameOf('billing_details[name]'));
  return { ...common, type, us_bank_account: account };
}

/** The same inside another call, as `payment_method_data`. */
export const paymentMethodData: Parameter<PaymentMethodData, false> = {
  required: false,
  read(value, name) {
    if (typeof value === 'string') throw invalidParameter('Invalid object', name);
    return readPaymentMethodData(value, name);
  },
};

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
const NO_BILLING = { address: NO_ADDRESS, email: null, name: null, phone: null, tax_id: null };

export function buildBilling(billing: Billing): Stripe.PaymentMethod.BillingDetails {
  return { ...NO_BILLING, ...given(billing), address: { ...NO_ADDRESS, ...given(billing?.address) } };
}
