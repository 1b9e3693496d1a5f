import { Injectable } from '@nestjs/common';
import { addCents, houseName, type HouseFacts, type PaymentState } from '@cw/domain';
import type { Formatter } from '@cw/i18n';
import { readCents } from '../../../common/persistence/cents.column.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';
import type { StatementLine } from './statement.js';

interface Row extends HouseFacts {
  readonly at: Date;
  readonly kind: 'release' | 'kept' | 'loss' | 'reversal';
  /** What it did to what the contractor receives, and to the fee. Bigint as text. */
  readonly net: string;
  readonly fee: string;
  readonly projectTitle: string;
  readonly invoice: string | null;
  readonly milestone: PaymentState;
  /** Something is still to be transferred. */
  readonly open: boolean;
  readonly transfers: string | null;
}

/**
 * $1 the contractor  $2, $3 from when and until before when. The ledger alone says it: what was earned and the fee out of
 * it, what was kept for a debt, what a bank took before it was sent on, and what came back afterwards.
 */
const MOVES: PreparedQuery = {
  name: 'statement_of_contractor',
  text: `
    SELECT * FROM (
      SELECT t.id, t.at, CASE t.kind WHEN 'netting' THEN 'kept' WHEN 'charge_back_lost' THEN 'loss'
          WHEN 'reversal' THEN 'reversal' ELSE 'release' END AS kind,
        coalesce(sum(0 - s.amount_cents) FILTER (WHERE a.kind = 'payable' OR (t.kind = 'reversal' AND a.kind = 'clearing')), 0) AS net,
        coalesce(sum(0 - s.amount_cents) FILTER (WHERE a.kind = 'service_fee'), 0) AS fee,
        m.project_title AS "projectTitle", i.number AS invoice, m.state AS milestone,
        CASE WHEN h.contractor_id = $1 THEN h.address END AS address, h.city, h.state,
        EXISTS (SELECT FROM payment_command c WHERE c.milestone_id = m.id AND c.kind = 'transfer'
          AND c.state IN ('pending', 'attention')) AS open,
        (SELECT string_agg(c.provider_id, ' ' ORDER BY c.finished_at, c.id) FROM payment_command c
          WHERE c.milestone_id = m.id AND c.kind = 'transfer' AND c.state = 'done') AS transfers
      FROM milestone m JOIN project h ON h.id = m.project_id
        JOIN ledger_tx t ON t.milestone_id = m.id
          AND t.kind IN ('release', 'split', 'netting', 'charge_back_lost', 'reversal')
        JOIN ledger_posting s ON s.tx_id = t.id JOIN ledger_account a ON a.code = s.account_code
        LEFT JOIN LATERAL (SELECT n.number FROM invoice n WHERE n.project_id = m.project_id AND n.state <> 'void'
          AND n.number IS NOT NULL ORDER BY n.issued_at DESC LIMIT 1) i ON TRUE
      WHERE m.contractor_id = $1 AND t.at >= $2 AND t.at < $3
      GROUP BY t.id, t.at, t.kind, m.id, h.id, i.number
    ) move WHERE net <> 0 OR fee <> 0 ORDER BY at, id`,
};

/** What a contractor earned, the fee out of it, and what was taken of it, in the order in which it happened. */
@Injectable()
export class ContractorMoves {
  constructor(private readonly sql: Sql) {}

  async between(userId: string, from: Date, until: Date, words: Formatter): Promise<StatementLine[]> {
    const rows = await this.sql.rows<Row & Record<string, unknown>>(MOVES, [userId, from, until]);
    return rows.map((row) => lineOf(row, words));
  }
}

function lineOf(row: Row, { text }: Formatter): StatementLine {
  const [net, fee] = [readCents(row.net), readCents(row.fee)];
  const isRelease = row.kind === 'release';
  return {
    at: row.at,
    kind: row.kind,
    house: houseName(row),
    projectTitle: row.projectTitle,
    invoice: row.invoice,
    amountCents: addCents(net, fee),
    feeCents: fee,
    netCents: net,
    method: row.kind === 'kept' ? '' : text('documents.money.transfer'),
    reference: isRelease ? (row.transfers ?? '') : '',
    status: isRelease ? text(`bids.jobs.payout.${statusOf(row)}`) : '',
  };
}

function statusOf({ milestone, open }: Row): 'attention' | 'releasing' | 'released' {
  if (milestone === 'charged_back') return 'attention';
  return open ? 'releasing' : 'released';
}
