import { Injectable } from '@nestjs/common';
import type { Cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';

interface BidRow {
  readonly amount: string;
  readonly timeline: string;
  readonly work: string;
  readonly acceptedAt: Date | null;
  readonly ownerName: string;
  readonly ownerEmail: string;
}
interface MoveRow {
  readonly event: string;
  readonly at: Date;
}
interface ConditionRow {
  readonly title: string;
  readonly state: string;
}

const BID = {
  name: 'evidence_bid',
  text: `SELECT b.amount_cents AS amount, b.timeline, b.work_description AS work, trim(u.first_name || ' ' || u.last_name) AS "ownerName",
      u.email AS "ownerEmail",
      (SELECT min(s.at) FROM state_change s WHERE s.entity = 'bid' AND s.entity_id = b.id AND s.to_state = 'accepted') AS "acceptedAt"
    FROM milestone m JOIN bid b ON b.id = m.bid_id JOIN app_user u ON u.id = m.owner_id WHERE m.id = $1`,
};
const MOVES = {
  name: 'evidence_moves',
  text: `SELECT event, at FROM state_change
    WHERE entity = 'payment' AND entity_id = $1 AND event IN ('accept', 'pay', 'start', 'submit', 'request_changes', 'approve', 'release_approved')
    ORDER BY at, id`,
};
const CONDITIONS = {
  name: 'evidence_conditions',
  text: `SELECT c.title, c.state FROM condition c JOIN milestone m ON m.project_id = c.project_id
    WHERE m.id = $1 AND c.state <> 'left_out' ORDER BY c.number`,
};

/** Banks read English, and dates of any country. */
const WORDS: Readonly<Record<string, string>> = {
  accept: 'The client accepted the bid',
  pay: 'The client paid, and the money was held',
  start: 'The contractor started the work',
  submit: 'The contractor handed in the finished work with its evidence',
  request_changes: 'The client asked for changes',
  approve: 'The client approved the work and released the money',
  release_approved: 'The money was released, as the client had approved the work before',
};

/** What was agreed and what happened, as a bank reads it. */
export interface JobRecord {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly agreement: string;
  readonly history: string;
  /** When the work was handed in last; null before. */
  readonly servedOn: string | null;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The accepted bid and the record of the approval, as they stand in the books. */
@Injectable()
export class ApprovalRecord {
  constructor(private readonly sql: Sql) {}

  async of(milestoneId: string): Promise<JobRecord> {
    const [bid] = await this.sql.rows<BidRow>(BID, [milestoneId]);
    if (!bid) throw new Error(`Milestone ${milestoneId} has no bid`);
    const moves = await this.sql.rows<MoveRow>(MOVES, [milestoneId]);
    const conditions = await this.sql.rows<ConditionRow>(CONDITIONS, [milestoneId]);
    const served = moves.findLast(({ event }) => event === 'submit');
    return {
      customerName: bid.ownerName,
      customerEmail: bid.ownerEmail,
      agreement: agreementOf(bid, readCents(bid.amount)),
      history: [
        ...moves.map(({ event, at }) => `${at.toISOString()}: ${WORDS[event] ?? event}.`),
        ...conditions.map(({ title, state }) => `Repair "${title}": ${state}.`),
      ].join('\n'),
      servedOn: served ? dayOf(served.at) : null,
    };
  }
}

const agreementOf = (bid: BidRow, amount: Cents): string =>
  [
    `Repairs for a fixed price of ${formatMoney(amount)}, agreed online. The client accepted this bid:`,
    bid.work,
    `Time: ${bid.timeline}.`,
    'The client paid in advance; the money was held until the client approved the finished work.',
  ].join('\n');
