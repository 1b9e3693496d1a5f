import { Injectable } from '@nestjs/common';
import {
  cents,
  houseName,
  paymentStanding,
  ZERO_CENTS,
  type HouseFacts,
  type PaymentMethod,
  type PaymentState,
} from '@cw/domain';
import type { Formatter } from '@cw/i18n';
import { readCents } from '../../../common/persistence/cents.column.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';
import { BY_HAND } from '../commands/payment-command.entity.js';
import { THEIRS } from '../intents/payment-rows.js';
import { receiptNumber } from '../receipts/receipt-facts.js';
import { paidWith } from '../receipts/receipt-paper.js';
import type { StatementLine } from './statement.js';

interface Row extends HouseFacts {
  readonly at: Date;
  readonly kind: 'payment' | 'refund' | 'charge_back';
  /** Bigint as text, like all sums here. */
  readonly amount: string;
  readonly byHand: boolean;
  readonly projectTitle: string;
  readonly invoice: string | null;
  readonly milestone: PaymentState;
  readonly paid: string;
  readonly refunded: string;
  readonly paidAt: Date;
  readonly receiptNumber: string;
  readonly method: PaymentMethod;
  readonly bankName: string | null;
  readonly cardBrand: string | null;
  readonly last4: string | null;
}

/** $1 the payer  $2, $3 from when and until before when. What fell through moved nothing, and is not told. */
const MOVES: PreparedQuery = {
  name: 'statement_of_payer',
  text: `
    SELECT move.at, move.kind, move.amount, move.by_hand AS "byHand", m.project_title AS "projectTitle", i.number AS invoice,
      m.state AS milestone, p.amount_cents AS paid, p.paid_at AS "paidAt", p.receipt_number AS "receiptNumber",
      p.method, p.bank_name AS "bankName", p.card_brand AS "cardBrand", p.card_last4 AS last4, h.address, h.city, h.state,
      coalesce((SELECT sum(r.amount_cents) FROM payment_command r
        WHERE r.payment_id = p.id AND r.kind = 'refund' AND r.state = 'done'), 0) AS refunded
    FROM milestone m JOIN payment p ON p.milestone_id = m.id AND p.status = 'succeeded' JOIN project h ON h.id = m.project_id
      CROSS JOIN LATERAL (
        SELECT p.id, p.paid_at AS at, 'payment' AS kind, p.amount_cents AS amount, FALSE AS by_hand
        UNION ALL
        SELECT c.id, c.finished_at, 'refund', 0 - c.amount_cents, c.last_error IS NOT DISTINCT FROM '${BY_HAND}'
        FROM payment_command c WHERE c.payment_id = p.id AND c.kind = 'refund' AND c.state = 'done'
        UNION ALL
        SELECT b.id, b.closed_at, 'charge_back', 0 - b.taken_cents, FALSE
        FROM charge_back b WHERE b.payment_id = p.id AND b.status = 'lost'
      ) move
      LEFT JOIN LATERAL (SELECT n.number FROM invoice n WHERE n.project_id = m.project_id AND n.state <> 'void'
        AND n.number IS NOT NULL ORDER BY n.issued_at DESC LIMIT 1) i ON TRUE
    WHERE ${THEIRS} AND move.at >= $2 AND move.at < $3 ORDER BY move.at, move.id`,
};

/** What a client paid and what came back, in the order in which it happened. */
@Injectable()
export class ClientMoves {
  constructor(private readonly sql: Sql) {}

  async between(userId: string, from: Date, until: Date, words: Formatter): Promise<StatementLine[]> {
    const rows = await this.sql.rows<Row & Record<string, unknown>>(MOVES, [userId, from, until]);
    return rows.map((row) => lineOf(row, words));
  }
}

function lineOf(row: Row, words: Formatter): StatementLine {
  const amount = readCents(row.amount);
  return {
    at: row.at,
    kind: row.kind,
    house: houseName(row),
    projectTitle: row.projectTitle,
    invoice: row.invoice,
    amountCents: amount,
    // The service fee comes out of the contractor's part: a client pays none.
    feeCents: ZERO_CENTS,
    netCents: amount,
    method: row.byHand ? words.text('documents.money.by_hand') : paidWith(row, words),
    reference: receiptNumber(row.paidAt, row.receiptNumber),
    status: words.text(`checkout.standing.${standingOf(row)}`),
  };
}

/** A refund and what a bank took are over; a payment is as its receipt says. */
function standingOf({ kind, milestone, paid, refunded }: Row) {
  if (kind === 'refund') return 'refunded';
  if (kind === 'charge_back') return 'taken_back';
  const sums = { amountCents: cents(Number(paid)), refundedCents: cents(Number(refunded)) };
  return paymentStanding({ status: 'succeeded', state: milestone, ...sums });
}
