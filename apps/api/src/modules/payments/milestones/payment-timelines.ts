import { Injectable } from '@nestjs/common';
import type { Cents, PaymentEvent } from '@cw/domain';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import type { PaymentMoment } from '../../projects/index.js';

export interface TimelineEntry {
  readonly at: Date;
  readonly kind: PaymentMoment;
  /** Null where nothing was counted. */
  readonly amountCents: Cents | null;
}

interface Row {
  readonly milestone_id: string;
  readonly at: Date;
  readonly kind: PaymentMoment;
  readonly amount: string | null;
}

/** Moves of the money that count nothing anew. */
const KIND_OF_EVENT: Partial<Record<PaymentEvent | 'freeze' | 'unfreeze', PaymentMoment>> = {
  approve: 'approved',
  release_approved: 'approved',
  dispute: 'disputed',
  withdraw_dispute: 'dispute_over',
  rule: 'split',
  settle: 'split',
  refund_failed: 'refund_failed',
  freeze: 'frozen',
  unfreeze: 'unfrozen',
  charge_back: 'charged_back',
  charge_back_won: 'charge_back_won',
  charge_back_lost: 'charge_back_lost',
  charge_back_cut: 'charge_back_lost',
  charge_back_unfunded: 'charge_back_lost',
};
const EVENT_KINDS = Object.entries(KIND_OF_EVENT)
  .map(([event, kind]) => `('${event}', '${kind}')`)
  .join(', ');

// A milestone is held, released and refunded as a whole; a cancellation without money has no moment to show. What staff
// asked back stands once it has come, for an account may not have it.
const TIMELINE = {
  name: 'payment_timeline',
  text: `
    SELECT milestone_id, at, kind, amount FROM (
      SELECT p.milestone_id, p.paid_at AS at, 1 AS step, 'paid' AS kind, p.amount_cents AS amount
      FROM payment p WHERE p.milestone_id = ANY ($1::uuid[]) AND p.status = 'succeeded'
      UNION ALL
      SELECT p.milestone_id, d.at, 0, 'declined', p.amount_cents
      FROM payment p JOIN payment_decline d ON d.payment_id = p.id WHERE p.milestone_id = ANY ($1::uuid[])
      UNION ALL
      SELECT m.id, s.at, 2, 'held', coalesce((SELECT sum(p.amount_cents) FROM payment p
        WHERE p.milestone_id = m.id AND p.paid_at <= s.at), m.total_cents)
      FROM milestone m JOIN state_change s ON s.entity = 'payment' AND s.entity_id = m.id AND s.event = 'pay'
      WHERE m.id = ANY ($1::uuid[])
      UNION ALL
      SELECT m.id, s.at, 3, 'released', m.total_cents
      FROM milestone m JOIN state_change s ON s.entity = 'payment' AND s.entity_id = m.id AND s.event IN ('transferred', 'split_done', 'split_released')
      WHERE m.id = ANY ($1::uuid[])
      UNION ALL
      SELECT m.id, s.at, 2, e.kind, CASE e.kind WHEN 'approved' THEN m.total_cents END
      FROM milestone m JOIN state_change s ON s.entity = 'payment' AND s.entity_id = m.id
        JOIN (VALUES ${EVENT_KINDS}) AS e (event, kind) ON e.event = s.event
      WHERE m.id = ANY ($1::uuid[])
      UNION ALL
      SELECT p.milestone_id, p.updated_at, 5, 'on_its_way', p.amount_cents
      FROM payment p WHERE p.milestone_id = ANY ($1::uuid[]) AND p.status = 'processing'
      UNION ALL
      SELECT c.milestone_id, c.finished_at, 4, 'refunded', c.amount_cents
      FROM payment_command c WHERE c.milestone_id = ANY ($1::uuid[]) AND c.kind = 'refund' AND c.state = 'done'
      UNION ALL
      SELECT c.milestone_id, max(c.finished_at), 3, 'reversed', sum(c.amount_cents)
      FROM payment_command c WHERE c.milestone_id = ANY ($1::uuid[]) AND c.kind = 'reversal' AND c.state = 'done'
      GROUP BY c.milestone_id, c.cause_id
    ) moment ORDER BY at, step`,
};

/** What happened to the money of milestones, oldest first. */
@Injectable()
export class PaymentTimelines {
  constructor(private readonly sql: Sql) {}

  async of(milestoneIds: readonly string[]): Promise<ReadonlyMap<string, readonly TimelineEntry[]>> {
    const rows = milestoneIds.length === 0 ? [] : await this.sql.rows<Row>(TIMELINE, [milestoneIds]);
    const timelines = new Map<string, TimelineEntry[]>();
    for (const row of rows) {
      const entries = timelines.get(row.milestone_id) ?? [];
      entries.push({ at: row.at, kind: row.kind, amountCents: row.amount === null ? null : readCents(row.amount) });
      timelines.set(row.milestone_id, entries);
    }
    return timelines;
  }
}
