import { Injectable } from '@nestjs/common';
import { addCents, cents, type Cents, ZERO_CENTS } from '@cw/domain';
import Stripe from 'stripe';

/** A line of our balance at the provider. */
export interface BalanceMove {
  readonly id: string;
  readonly netCents: Cents;
}

type MoveType = Stripe.BalanceTransaction.Type;

const MS = 1000;
const LIMIT = 100;
/** Compared as the objects that they are lines of. */
const OF_OBJECTS: readonly MoveType[] = [
  'charge',
  'payment',
  'refund',
  'payment_refund',
  'refund_failure',
  'transfer',
  'transfer_refund',
];
const TOP_UPS = ['topup', 'topup_reversal'] as const satisfies readonly MoveType[];
const DISPUTE = /^d[up]_/;

function isOfDispute({ type, source }: Stripe.BalanceTransaction): boolean {
  return type === 'adjustment' && DISPUTE.test(typeof source === 'string' ? source : (source?.id ?? ''));
}

/** What moved our balance at the provider and is no charge, transfer, refund or dispute. */
@Injectable()
export class BalanceMoves {
  constructor(private readonly stripe: Stripe) {}

  /** The provider's own fees, payouts to our bank, corrections, whatever else: no entry of ours is about them. */
  async *foreign(since: Date): AsyncGenerator<BalanceMove> {
    const known: readonly MoveType[] = [...OF_OBJECTS, ...TOP_UPS];
    const created = { gte: Math.floor(since.getTime() / MS) };
    for await (const move of this.stripe.balanceTransactions.list({ created, limit: LIMIT })) {
      if (known.includes(move.type) || isOfDispute(move)) continue;
      yield { id: move.id, netCents: cents(move.net) };
    }
  }

  /** All that ever came from our own bank. */
  async toppedUp(): Promise<Cents> {
    let total: Cents = ZERO_CENTS;
    for (const type of TOP_UPS) {
      for await (const move of this.stripe.balanceTransactions.list({ type, limit: LIMIT }))
        total = addCents(total, cents(move.net));
    }
    return total;
  }
}
