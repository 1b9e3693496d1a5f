import { Injectable, type OnModuleInit } from '@nestjs/common';
import { canReadBid, type Actor } from '@cw/domain';
import { readCents } from '../../common/persistence/cents.column.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { ToldFacts, type ToldBid } from '../../common/realtime/told-facts.js';
import { partyFacts } from '../projects/index.js';
import { finishOf } from './bid.mapper.js';

interface ToldRow {
  readonly id: string;
  readonly contractorId: string;
  readonly amountCents: string;
  readonly startDate: string | null;
  readonly durationDays: number | null;
  readonly who: string;
  readonly total: number;
  readonly covered: number;
  readonly ownerId: string;
  readonly deciderIds: string[];
  readonly viewerIds: string[];
  readonly awardedId: string | null;
}

// A bid without lines covers all that is asked for; what was added after it has no line and is left out.
const TOLD: PreparedQuery = {
  name: 'bids.told',
  text: `SELECT b.id, b.contractor_id AS "contractorId", b.amount_cents AS "amountCents", b.start_date::text AS "startDate",
      b.duration_days AS "durationDays", p.owner_id AS "ownerId", p.decider_ids AS "deciderIds", p.viewer_ids AS "viewerIds",
      p.contractor_id AS "awardedId", asked.total, asked.covered,
      CASE WHEN u.status = 'terminated' THEN '' ELSE coalesce(u.company, trim(u.first_name || ' ' || u.last_name)) END AS who
    FROM bid b JOIN project p ON p.id = b.project_id JOIN app_user u ON u.id = b.contractor_id
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS total, (count(*) FILTER (WHERE l.included
        OR NOT EXISTS (SELECT FROM bid_line any_line WHERE any_line.bid_id = b.id)))::integer AS covered
      FROM condition c LEFT JOIN bid_line l ON l.bid_id = b.id AND l.condition_id = c.id
      WHERE c.project_id = p.id) asked
    WHERE b.id = ANY ($1::uuid[])`,
};

/** Tells notifications what bids say, in one statement for a page of any length, to those who may read them. */
@Injectable()
export class ToldBidsProvider implements OnModuleInit {
  constructor(
    private readonly told: ToldFacts,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.told.bidsBy((actor, ids) => this.of(actor, ids));
  }

  private async of(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, ToldBid>> {
    const rows = await this.sql.rows<ToldRow & Record<string, unknown>>(TOLD, [ids]);
    const readable = rows.filter(({ awardedId, ...row }) =>
      canReadBid(actor, row, partyFacts({ ...row, contractorId: awardedId })),
    );
    return new Map(readable.map((row) => [row.id, toTold(row)]));
  }
}

const toTold = ({ who, amountCents, covered, total, ...days }: ToldRow): ToldBid => ({
  ...{ who, covered, total, amountCents: readCents(amountCents), finishesOn: finishOf(days) },
});
