import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { type ExportedPart, PersonalData } from '../users/index.js';
import { BidRepository } from './bid.repository.js';

// A completed job's accepted bid is the contract of both sides, and stays with its payments.
const FORGOTTEN = `b.contractor_id = $1 AND NOT EXISTS (
  SELECT FROM project p WHERE p.accepted_bid_id = b.id AND p.status = 'completed')`;

const REDACT_BIDS: PreparedQuery = {
  name: 'bid_data_redact',
  text: `UPDATE bid b SET timeline = '', work_description = '', materials = NULL WHERE ${FORGOTTEN}`,
};
const REDACT_LINES: PreparedQuery = {
  name: 'bid_data_redact_lines',
  text: `UPDATE bid_line l SET note = NULL FROM bid b WHERE l.bid_id = b.id AND l.note IS NOT NULL AND ${FORGOTTEN}`,
};

/** Why somebody turned bids down, which is that person's word. */
const OWN_REASONS = `b.id IN (SELECT s.entity_id FROM state_change s
  WHERE s.entity = 'bid' AND s.event = 'reject' AND s.actor_id = $1) AND b.reject_reason IS NOT NULL`;

const REASONS: PreparedQuery = {
  name: 'bid_data_reasons',
  text: `SELECT b.id AS "bidId", b.reject_reason AS "rejectReason" FROM bid b WHERE ${OWN_REASONS} ORDER BY b.id`,
};
const FORGET_REASONS: readonly PreparedQuery[] = [
  { name: 'bid_data_forget_reasons', text: `UPDATE bid b SET reject_reason = NULL WHERE ${OWN_REASONS}` },
  {
    name: 'bid_data_forget_history',
    text: `SELECT forget_reasons(array(SELECT id FROM state_change WHERE entity = 'bid' AND event = 'reject' AND actor_id = $1))`,
  },
];

/** What a contractor wrote into bids. Amounts stay: the client compared them. */
@Injectable()
export class BidData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly bids: BidRepository,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'bids',
      export: (userId) => this.export(userId),
      erase: async (userId) => {
        await this.sql.rows(REDACT_BIDS, [userId]);
        await this.sql.rows(REDACT_LINES, [userId]);
        for (const statement of FORGET_REASONS) await this.sql.rows(statement, [userId]);
      },
    });
  }

  private async export(contractorId: string): Promise<ExportedPart> {
    const bids = await this.bids.withLines(await this.bids.ofContractor(contractorId));
    const rejected = await this.sql.rows<Record<string, unknown>>(REASONS, [contractorId]);
    return { data: [...bids.map(({ bid, lines }) => ({ ...bid, lines })), ...rejected] };
  }
}
