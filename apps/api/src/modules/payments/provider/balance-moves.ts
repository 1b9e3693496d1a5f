import { Injectable } from '@nestjs/common';
import { addCents, cents, type Cents } from '@cw/domain';
import Stripe from 'stripe';
import { groupBy } from '../../../common/group-by.js';

/** A line of our balance at the provider. */
export interface BalanceMove {
  readonly id: string;
  readonly netCents: Cents;
}

/** Money from our own bank, less what of it went back there. */
export interface TopUp {
  /** Of its lines, the oldest first. */
  readonly ids: readonly string[];
  readonly netCents: Cents;
  readonly at: Date;
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

/** What it is a line of; itself where it is of nothing. */
const sourceOf = ({ id, source }: Stripe.BalanceTransaction): string =>
  typeof source === 'string' ? source : (source?.id ?? id);

const isOfDispute = (move: Stripe.BalanceTransaction): boolean =>
  move.type === 'adjustment' && DISPUTE.test(sourceOf(move));

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

  /** All that ever came from our own bank, oldest first. */
  async topUps(): Promise<TopUp[]> {
    const moves: Stripe.BalanceTransaction[] = [];
    for (const type of TOP_UPS) {
      for await (const move of this.stripe.balanceTransactions.list({ type, limit: LIMIT })) moves.push(move);
    }
    // The provider tells the newest first, and its times are whole seconds.
    moves.reverse().sort((one, other) => one.created - other.created);
    return [...groupBy(moves, sourceOf).values()].map((lines) => ({
      ids: lines.map(({ id }) => id),
      netCents: lines.reduce((sum, { net }) => addCents(sum, cents(net)), cents(0)),
      at: new Date(Math.max(...lines.map(({ created }) => created)) * MS),
    }));
  }
}
