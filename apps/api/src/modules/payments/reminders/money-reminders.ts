import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LONG_HELD_DAYS, PAYOUT_SETUP_REMINDER_DAYS, PAYOUT_SETUP_STAFF_DAYS, type DomainEvents } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { UsersService } from '../../users/index.js';

/** So many are told in one transaction: each of them holds locks on its readers' numbers until the commit. */
const BATCH = 50;

interface Row {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly ownerId: string;
  readonly contractorId: string;
  readonly amount: string;
}

interface Reminder {
  readonly take: PreparedQuery;
  readonly days: number;
  readonly event: 'payout.setup_reminded' | 'payout.setup_overdue' | 'payment.long_held';
}

// $1 the present, $2 how many days, $3 how many at once. A step that was told, or a later one, is not told again; another
// process passes over rows that are held.
const take = (kind: string, amount: string, isDue: string): PreparedQuery => ({
  name: `money_remind_${kind}`,
  text: `
    WITH due AS MATERIALIZED (
      SELECT m.id, m.project_id, m.project_title, m.owner_id, m.contractor_id, ${amount} AS amount
      FROM milestone m
      WHERE ${isDue} AND NOT EXISTS (
        SELECT FROM money_reminder r WHERE r.milestone_id = m.id AND r.kind = '${kind}' AND r.days >= $2::integer)
      ORDER BY m.id LIMIT $3 FOR UPDATE OF m SKIP LOCKED),
    told AS (
      INSERT INTO money_reminder (milestone_id, kind, days, told_at) SELECT id, '${kind}', $2::integer, $1::timestamptz FROM due)
    SELECT project_id AS "projectId", project_title AS "projectTitle", owner_id AS "ownerId",
      contractor_id AS "contractorId", amount FROM due ORDER BY contractor_id, id`,
});

const LONG_AGO = `<= $1::timestamptz - make_interval(days => $2::integer)`;

const WAITS_FOR_SETUP = take(
  'payout_setup',
  `(SELECT sum(c.amount_cents) FROM payment_command c
    WHERE c.milestone_id = m.id AND c.kind = 'transfer' AND c.state = 'pending')`,
  `EXISTS (SELECT FROM payment_command c WHERE c.milestone_id = m.id AND c.kind = 'transfer' AND c.state = 'pending')
    AND NOT EXISTS (SELECT FROM payout_account a WHERE a.contractor_id = m.contractor_id AND a.status = 'active')
    AND EXISTS (SELECT FROM ledger_tx t
      WHERE t.milestone_id = m.id AND t.kind IN ('release', 'split') AND t.at ${LONG_AGO})`,
);

const HELD = `SELECT 0 - balance_cents FROM ledger_account a WHERE a.kind = 'held' AND a.subject_id = m.id`;
const LONG_HELD = take(
  'long_held',
  `(${HELD})`,
  `(${HELD}) > 0 AND EXISTS (SELECT FROM ledger_tx t
    WHERE t.milestone_id = m.id AND t.kind IN ('charge', 'closing_received') AND t.at ${LONG_AGO})`,
);

/** The most urgent first: it marks the milestone, so that the steps which were missed before it stay untold. */
const REMINDERS: readonly Reminder[] = [
  { take: WAITS_FOR_SETUP, days: PAYOUT_SETUP_STAFF_DAYS, event: 'payout.setup_overdue' },
  ...PAYOUT_SETUP_REMINDER_DAYS.toReversed().map((days) => ({
    ...{ take: WAITS_FOR_SETUP, days },
    event: 'payout.setup_reminded' as const,
  })),
  { take: LONG_HELD, days: LONG_HELD_DAYS, event: 'payment.long_held' },
];

/** Contractors are reminded of payouts that wait for their account; staff are told of those, and of money held for long. */
@Injectable()
export class MoneyReminders implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly events: EventBus,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    // A morning from one coast to the other.
    this.jobs.define('payments.remind', () => this.sweep(), { cron: '23 14 * * *' });
  }

  async sweep(): Promise<void> {
    for (const reminder of REMINDERS) {
      for (let told = BATCH; told === BATCH;) told = await this.tellBatch(reminder);
    }
  }

  private tellBatch({ take: due, days, event }: Reminder): Promise<number> {
    return this.unitOfWork.run(async () => {
      const rows = await this.sql.rows<Row>(due, [this.clock.now(), days, BATCH]);
      const adminIds = rows.length === 0 ? [] : await this.users.activeAdminIds();
      for (const { amount, ...about } of rows) {
        const facts: DomainEvents['payout.setup_overdue'] = {
          ...about,
          amountCents: readCents(amount),
          actorId: null,
          adminIds,
        };
        await this.events.emit(event, facts);
      }
      return rows.length;
    });
  }
}
