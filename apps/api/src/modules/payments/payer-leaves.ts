import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paymentMachine } from '@cw/domain';
import { Sql } from '../../common/persistence/sql.js';
import { AccountEffects, type AccountHold } from '../users/index.js';

// Money that is held, on its way, due at closing, not yet paid out or sent back, or owed to us; a part may still have to go
// back when all else is over. An accepted bid that nobody paid for is none. What is owed for several jobs names none of them.
const OPEN_MONEY = {
  name: 'account_open_money',
  text: `SELECT m.project_id AS "projectId" FROM milestone m
      WHERE (m.owner_id = $1 OR m.contractor_id = $1) AND NOT m.state = ANY ($2::text[])
        AND (m.state NOT IN ('requires_payment', 'processing') OR m.approved_at IS NOT NULL
          OR EXISTS (SELECT FROM ledger_account a WHERE a.kind = 'held' AND a.subject_id = m.id AND a.balance_cents <> 0))
    UNION
      SELECT NULL FROM ledger_account WHERE kind IN ('payable', 'receivable') AND subject_id = $1 AND balance_cents <> 0
    UNION
      SELECT m.project_id FROM ledger_account a JOIN milestone m ON m.id = a.subject_id
      WHERE a.kind IN ('held', 'refund_due') AND a.balance_cents <> 0 AND m.owner_id = $1
    ORDER BY 1`,
};

/** Nobody leaves while money of theirs, or owed by them, is somewhere between. */
@Injectable()
export class PayerLeaves implements OnModuleInit {
  constructor(
    private readonly effects: AccountEffects,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.effects.register({ name: 'payments', hold: (userId) => this.hold(userId) });
  }

  private async hold(userId: string): Promise<readonly AccountHold[]> {
    const rows = await this.sql.rows<{ projectId: string | null }>(OPEN_MONEY, [userId, [...paymentMachine.final]]);
    const projectIds = rows.flatMap(({ projectId }) => projectId ?? []);
    return rows.length > 0 ? [{ code: 'user.money_held', projectIds }] : [];
  }
}
