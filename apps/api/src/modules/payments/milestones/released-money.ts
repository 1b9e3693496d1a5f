import { Injectable } from '@nestjs/common';
import { monthsBetween, subtractCents, ZERO_CENTS, type Cents } from '@cw/domain';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import type { EarningsPeriod, MoneyScope, MonthEarned } from '../../projects/index.js';

interface MonthRow {
  readonly month: string;
  readonly total: string;
  readonly fee: string;
}

// Released is what the last transfer said; the instant of that stands in the history alone. What staff asked back of it
// since has come back.
const LEFT = `m.total_cents - r.cents`;
const RELEASED = `FROM milestone m
  CROSS JOIN LATERAL (SELECT coalesce(sum(c.amount_cents), 0) AS cents FROM payment_command c
    WHERE c.milestone_id = m.id AND c.kind = 'reversal' AND c.state = 'done') r
  JOIN state_change s ON s.entity = 'payment' AND s.entity_id = m.id AND s.event IN ('transferred', 'split_done', 'split_released')
  WHERE m.state IN ('released', 'partially_refunded', 'partly_reversed')`;

const SINCE = {
  owner: {
    name: 'released_since_of_owner',
    text: `SELECT coalesce(sum(${LEFT}), 0)::text AS total ${RELEASED}
      AND (m.owner_id = $1 OR m.project_id = ANY ($2::uuid[])) AND s.at >= $3`,
  },
  contractor: {
    name: 'released_since_of_contractor',
    text: `SELECT coalesce(sum(${LEFT}), 0)::text AS total ${RELEASED} AND m.contractor_id = $1 AND s.at >= $2`,
  },
};

const BY_MONTH = {
  name: 'released_by_month',
  text: `SELECT to_char(s.at AT TIME ZONE $2, 'YYYY-MM') AS month, sum(${LEFT})::text AS total,
      sum(m.fee_cents)::text AS fee
    ${RELEASED} AND m.contractor_id = $1
      AND s.at >= ($3::text || '-01')::timestamp AT TIME ZONE $2
      AND s.at < (($4::text || '-01')::timestamp + interval '1 month') AT TIME ZONE $2
    GROUP BY 1`,
};

/** What was released, and when: the read side of clients' spending and contractors' earnings. */
@Injectable()
export class ReleasedMoney {
  constructor(private readonly sql: Sql) {}

  async since(scope: MoneyScope, since: Date): Promise<Cents> {
    const [row] =
      'ownerId' in scope
        ? await this.sql.rows<{ total: string }>(SINCE.owner, [scope.ownerId, scope.projectIds, since])
        : await this.sql.rows<{ total: string }>(SINCE.contractor, [scope.contractorId, since]);
    return row ? readCents(row.total) : ZERO_CENTS;
  }

  async byMonth(contractorId: string, { from, to, timeZone }: EarningsPeriod): Promise<MonthEarned[]> {
    const rows = await this.sql.rows<MonthRow & Record<string, unknown>>(BY_MONTH, [contractorId, timeZone, from, to]);
    const known = new Map(rows.map((row) => [row.month, row]));
    return monthsBetween(from, to).map((month) => {
      const row = known.get(month);
      const totalCents = row ? readCents(row.total) : ZERO_CENTS;
      const feeCents = row ? readCents(row.fee) : ZERO_CENTS;
      return { month, totalCents, feeCents, payoutCents: subtractCents(totalCents, feeCents) };
    });
  }
}
