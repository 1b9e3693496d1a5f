import type Stripe from 'stripe';
import { newId } from '../ids.js';
import { accepts, range, text } from '../http/parameters.js';
import { PAGE, paginate, within } from '../http/pagination.js';
import type { Route } from '../http/routes.js';
import type { UnitOfWork } from '../store/unit-of-work.js';

export interface BalanceEntry {
  readonly type: Stripe.BalanceTransaction.Type;
  readonly reportingCategory: string;
  /** Signed cents before the fee. */
  readonly amount: number;
  readonly fee?: number;
  /** Null where it hangs on no object. */
  readonly source: string | null;
  readonly availableOn: number;
  readonly description: string | null;
}

/** Books an entry on the owner's balance; the balance is the sum of these and nothing else. */
export function bookBalance(work: UnitOfWork, owner: string, entry: BalanceEntry): Stripe.BalanceTransaction {
  const fee = entry.fee ?? 0;
  return work.save('balance_transaction', owner, {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: entry.amount,
    available_on: entry.availableOn,
    balance_type: 'payments',
    created: work.now,
    currency: 'usd',
    description: entry.description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: 'usd',
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: entry.amount - fee,
    reporting_category: entry.reportingCategory,
    source: entry.source,
    status: entry.availableOn <= work.now ? 'available' : 'pending',
    type: entry.type,
  });
}

/** When the funds behind an object become available; now, when they already are or nothing was booked. */
export function availableFrom(work: UnitOfWork, transaction: string | Stripe.BalanceTransaction | null): number {
  const booked = typeof transaction === 'string' ? work.find('balance_transaction', transaction) : transaction;
  return Math.max(work.now, booked?.available_on ?? work.now);
}

/** Cents available and pending at this moment. */
export function fundsOf(work: UnitOfWork, owner: string): { available: number; pending: number } {
  const funds = { available: 0, pending: 0 };
  for (const entry of work.all('balance_transaction', owner))
    funds[entry.available_on <= work.now ? 'available' : 'pending'] += entry.net;
  return funds;
}

function currentBalance(work: UnitOfWork, owner: string): Stripe.Balance {
  const { available, pending } = fundsOf(work, owner);
  const inDollars = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }];
  return {
    object: 'balance',
    available: inDollars(available),
    connect_reserved: [{ amount: 0, currency: 'usd' }],
    livemode: false,
    pending: inDollars(pending),
  };
}

const nothing = accepts<Stripe.BalanceRetrieveParams>()({});

const listParameters = accepts<Stripe.BalanceTransactionListParams>()({
  ...PAGE,
  created: range,
  currency: text(),
  source: text(),
  type: text(),
});

export const balanceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/balance',
    handle({ work, owner, form }) {
      nothing(form);
      return currentBalance(work, owner);
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    handle({ work, owner, form }) {
      const wanted = listParameters(form);
      const found = work
        .all('balance_transaction', owner)
        .filter(
          (entry) =>
            within(wanted.created, entry.created) &&
            (wanted.currency ?? entry.currency) === entry.currency &&
            (wanted.source ?? entry.source) === entry.source &&
            (wanted.type ?? entry.type) === entry.type,
        );
      return paginate(found, wanted, '/v1/balance_transactions');
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      return work.require('balance_transaction', id, owner, 'id');
    },
  },
];
