import { businessDaysAfter } from '../schedule/business-days.js';
import { latestSafeFinish } from '../schedule/closing.js';
import { addDays, isPlainDate, type PlainDate } from '../schedule/plain-date.js';
import type { PaymentMethod } from './payment.js';

/** The ways in which a client pays at the checkout. */
export const CHECKOUT_METHODS = ['card', 'us_bank_account'] as const satisfies readonly PaymentMethod[];
export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number];

export interface Settlement {
  /** How many business days after the press the money is in escrow at the latest. */
  readonly businessDays: number;
  /** Who says so, and the day on which it was read there. */
  readonly source: string;
  readonly readOn: PlainDate;
}

/** How long the money of each way takes, as the payment provider publishes it. */
export const SETTLEMENT: Readonly<Record<CheckoutMethod, Settlement>> = {
  card: {
    businessDays: 0,
    source: 'https://docs.stripe.com/payments/paymentintents/lifecycle',
    readOn: '2026-11-28',
  },
  us_bank_account: {
    businessDays: 4,
    source: 'https://support.stripe.com/questions/ach-direct-debit-payment-settlement-time',
    readOn: '2026-11-28',
  },
};

/** What a payment has to be in time for. A day that is not known asks for nothing. */
export interface PaymentNeed {
  /** The day of the press. */
  readonly today: PlainDate;
  /** The day on which the bid says that the work starts. */
  readonly start: PlainDate | null;
  /** How many days the work takes, by the bid. */
  readonly durationDays: number | null;
  readonly closing: PlainDate | null;
}

/** `after_start`: the work would start late. `after_safe_start`: it could no longer end by the safe date. */
export const ARRIVALS = ['in_time', 'after_start', 'after_safe_start'] as const;
export type Arrival = (typeof ARRIVALS)[number];

export interface PaymentWay {
  readonly method: CheckoutMethod;
  /** The day by which the money is in escrow. */
  readonly arrivesOn: PlainDate;
  readonly arrival: Arrival;
}

export interface PaymentAdvice {
  /** Every way, the one that is suggested first. */
  readonly ways: readonly [PaymentWay, ...PaymentWay[]];
  /** Whether the way that is suggested is in time; where it is not, none is. */
  readonly isInTime: boolean;
  /** The last day on which the work may start and still end by the safe date. */
  readonly safeStart: PlainDate | null;
}

/** The last day on which work of so many days may start and still end by the safe date; null where a part of it is unknown. */
export function lastSafeStart({
  closing,
  durationDays,
}: Pick<PaymentNeed, 'closing' | 'durationDays'>): PlainDate | null {
  if (closing === null || !isPlainDate(closing)) return null;
  return addDays(latestSafeFinish(closing), 1 - Math.max(1, durationDays ?? 1));
}

function arrivalOf(arrivesOn: PlainDate, start: PlainDate | null, safeStart: PlainDate | null): Arrival {
  if (start !== null && isPlainDate(start) && arrivesOn > start) return 'after_start';
  return safeStart !== null && arrivesOn > safeStart ? 'after_safe_start' : 'in_time';
}

/**
 * By when the money of each way is in escrow, and the way that is suggested: the fastest one that is there by the agreed
 * start and leaves the work its days until the safe date. Where none is, the fastest one is the least late.
 */
export function paymentAdvice(need: PaymentNeed): PaymentAdvice {
  const safeStart = lastSafeStart(need);
  const wayOf = (method: CheckoutMethod): PaymentWay => {
    const arrivesOn = businessDaysAfter(need.today, SETTLEMENT[method].businessDays);
    return { method, arrivesOn, arrival: arrivalOf(arrivesOn, need.start, safeStart) };
  };
  const [fastest, ...slower] = CHECKOUT_METHODS.toSorted(
    (one, other) => SETTLEMENT[one].businessDays - SETTLEMENT[other].businessDays,
  );
  // A way that is in time is never later than one that is not: the fastest of all is the fastest of those, too.
  const first = wayOf(fastest ?? 'card');
  return { ways: [first, ...slower.map(wayOf)], isInTime: first.arrival === 'in_time', safeStart };
}
