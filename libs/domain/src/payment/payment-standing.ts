import type { ChargeStatus, PaymentState } from './payment.js';

/** What became of one payment, as its payer reads it. Held money is never called paid: the contractor has none of it yet. */
export const PAYMENT_STANDINGS = [
  'unfinished',
  'on_its_way',
  'declined',
  'canceled',
  'held',
  'frozen',
  'releasing',
  'released',
  'refunding',
  'refunded',
  'splitting',
  'split',
  'taken_back',
] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

const OF_STATUS: Readonly<Record<Exclude<ChargeStatus, 'succeeded'>, PaymentStanding>> = {
  requires_payment: 'unfinished',
  processing: 'on_its_way',
  failed: 'declined',
  canceled: 'canceled',
};

const OF_STATE: Readonly<Record<PaymentState, PaymentStanding>> = {
  requires_payment: 'held',
  processing: 'held',
  funded: 'held',
  in_progress: 'held',
  submitted: 'held',
  releasing: 'releasing',
  released: 'released',
  refunding: 'refunding',
  refunded: 'refunded',
  splitting: 'splitting',
  partially_refunded: 'split',
  disputed: 'frozen',
  charged_back: 'frozen',
  charge_lost: 'taken_back',
  partly_reversed: 'released',
};

interface PaidMoney {
  readonly status: ChargeStatus;
  /** Of all the money that it belongs to. */
  readonly state: PaymentState;
  readonly amountCents: number;
  readonly refundedCents: number;
}

/** A payment that went back whole is refunded, whatever became of the rest. */
export function paymentStanding({ status, state, amountCents, refundedCents }: PaidMoney): PaymentStanding {
  if (status !== 'succeeded') return OF_STATUS[status];
  return refundedCents >= amountCents ? 'refunded' : OF_STATE[state];
}
