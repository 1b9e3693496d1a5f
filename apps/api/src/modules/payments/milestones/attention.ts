import { Injectable } from '@nestjs/common';
import { HOUR_MS, STANDING_CHARGE_BACKS, type AttentionReason } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { Sql } from '../../../common/persistence/sql.js';

/** An order that fails for so long calls staff. */
export const OVERDUE_MS = HOUR_MS;

const STANDING = {
  name: 'milestone_standing_reasons',
  text: `SELECT
      EXISTS (SELECT FROM charge_back WHERE milestone_id = $1 AND status = ANY ($2::text[])) AS charge_disputed,
      EXISTS (SELECT FROM payment_command WHERE milestone_id = $1 AND kind = 'refund' AND state = 'attention') AS refund_failed,
      EXISTS (SELECT FROM payment_command WHERE milestone_id = $1
        AND (state = 'attention' OR (state = 'pending' AND first_tried_at < $3))) AS command_failed,
      EXISTS (SELECT FROM reconciliation_difference WHERE milestone_id = $1 AND state = 'open'
        AND kind <> 'unknown_object') AS differs_from_provider,
      EXISTS (SELECT FROM reconciliation_difference WHERE milestone_id = $1 AND state = 'open'
        AND kind = 'unknown_object') AS unknown_object`,
};

/** What the records themselves show, the most pressing first: a bank waits only until its day. */
const MOST_PRESSING_FIRST = [
  'charge_disputed',
  'refund_failed',
  'command_failed',
  'differs_from_provider',
  'unknown_object',
] as const satisfies readonly AttentionReason[];

type Standing = Record<(typeof MOST_PRESSING_FIRST)[number], boolean>;

/** Why staff are needed, read from what still stands: it ends by itself, and none of it hides another. */
@Injectable()
export class Attention {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async standing(milestoneId: string): Promise<readonly AttentionReason[]> {
    const overdue = new Date(this.clock.now().getTime() - OVERDUE_MS);
    const [row] = await this.sql.rows<Standing>(STANDING, [milestoneId, [...STANDING_CHARGE_BACKS], overdue]);
    return MOST_PRESSING_FIRST.filter((reason) => row?.[reason] === true);
  }
}
